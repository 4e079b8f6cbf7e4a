/** What is in an export and what is not, for whoever opens the folder. */

import type { ExportedFiles } from './export-files.ts';
import type { ExportedTable } from './export-tables.ts';
import { COLUMNS_LEFT_OUT, LEFT_OUT_BECAUSE, type LeftOut, TABLES_LEFT_OUT } from './exported-columns.ts';

export type ExportFacts = {
  brandId: string;
  name: string;
  at: Date;
  tables: readonly ExportedTable[];
  files: ExportedFiles;
};

export function exportReadme({ brandId, name, at, tables, files }: ExportFacts): string {
  return [
    `# ${name}`,
    '',
    `Everything Selvedge keeps about this company (${brandId}), as it stood at ${at.toISOString()}.`,
    '',
    '- `tables/`: a file for each table, a JSON object for each line and row. Sums of money are in the smallest unit of their currency (paise, cents), lengths in thousandths of their unit, times in UTC.',
    `- \`files/\`: ${files.uploads} uploaded files. Each name begins with the file's id, under which other rows name it.`,
    `- \`documents/\`: ${files.documents} issued documents, by number and id.`,
    '',
    '## Tables',
    '',
    '| table | rows |',
    '|---|---|',
    ...tables.map(({ table, rows }) => `| ${table} | ${rows} |`),
    '',
    '## Left out',
    '',
    ...Object.entries(LEFT_OUT_BECAUSE).flatMap(([reason, words]) => [
      `- ${listOf(reason as LeftOut).join(', ')}: ${words}.`,
    ]),
    ...(files.missing.length > 0
      ? ['', '## Missing', '', 'Named by a row, but no longer in the store:', '']
      : []),
    ...files.missing.map((file) => `- ${file}`),
    '',
  ].join('\n');
}

function listOf(reason: LeftOut): string[] {
  const tables = Object.entries(TABLES_LEFT_OUT).filter(([, because]) => because === reason);
  const columns = Object.entries(COLUMNS_LEFT_OUT).flatMap(([table, listed]) =>
    Object.entries(listed)
      .filter(([, because]) => because === reason)
      .map(([column]) => `${table}.${column}`),
  );
  return [...tables.map(([table]) => table), ...columns];
}
