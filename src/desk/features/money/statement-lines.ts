/** The lines of a bank statement, pasted or out of the file that the bank's site exports. */
import { moneyTexts } from './money.texts.ts';

const texts = moneyTexts.transfers.statement;
export const MOST_STATEMENT_LINES = 1000;
const MOST_FILE_BYTES = 1_048_576;

export type StatementLine = { text: string; place: number };

export function statementLines(typed: string): StatementLine[] {
  return typed
    .split('\n')
    .map((text, place) => ({ text: text.trim(), place }))
    .filter(({ text }) => text !== '')
    .slice(0, MOST_STATEMENT_LINES);
}

/** The text of the file, or why it is not taken. */
export async function readStatementFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > MOST_FILE_BYTES) return { problem: texts.fileTooLarge };
  const text = await file.text();
  // A spreadsheet or a PDF is no text, whatever its name says.
  if (text.includes('\0') || text.includes('\uFFFD') || text.startsWith('%PDF'))
    return { problem: texts.fileNotText };
  if (text.split('\n').length > MOST_STATEMENT_LINES)
    return { problem: texts.fileTooLong(MOST_STATEMENT_LINES) };
  return { text };
}
