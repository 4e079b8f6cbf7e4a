/** Which reported transfers a line of the bank statement may be: by UTR, amount and the payer's name. */
import type { Money } from '#domain/shared/money.ts';

export type ReportedTransfer = {
  readonly transferId: string;
  /** As it was read: never empty. */
  readonly utr: string;
  readonly company: string;
  readonly amount: Money;
};

export type MatchReason = 'utr' | 'amount' | 'name';
export type TransferSuggestion = {
  readonly transferId: string;
  readonly reasons: readonly MatchReason[];
};

const WEIGHT: Readonly<Record<MatchReason, number>> = { utr: 4, amount: 2, name: 1 };
const MOST_SUGGESTED = 3;
/** What any company may be called. */
const COMMON_WORDS = new Set(['PVT', 'PRIVATE', 'LTD', 'LIMITED', 'LLP', 'GMBH', 'INC', 'AND', 'THE', 'CO']);

/** Banks write their lines as they like, so nothing is read into columns; a name alone is too little. */
export function suggestTransfers(line: string, transfers: readonly ReportedTransfer[]): TransferSuggestion[] {
  const capitals = line.toUpperCase();
  const joined = capitals.replaceAll(/[^A-Z0-9]/g, '');
  const words = new Set(capitals.split(/[^A-Z0-9]+/));
  const amounts = amountsIn(line);
  return transfers
    .map(({ transferId, utr, company, amount }) => {
      const reasons: MatchReason[] = [
        ...(joined.includes(utr.toUpperCase()) ? (['utr'] as const) : []),
        ...(amounts.has(amount.minor) ? (['amount'] as const) : []),
        ...(isNamed(company, words) ? (['name'] as const) : []),
      ];
      return { transferId, reasons, score: reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0) };
    })
    .filter(({ score }) => score > WEIGHT.name)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SUGGESTED)
    .map(({ transferId, reasons }) => ({ transferId, reasons }));
}

/**
 * The lines that leave no doubt: the UTR as a word of its own and the very amount, on one line, of one transfer. Whatever
 * is named twice is left to a person.
 */
export function certainTransfers(lines: readonly string[], transfers: readonly ReportedTransfer[]): string[] {
  const found = lines.flatMap((line) => {
    const words = new Set(line.toUpperCase().split(/[^A-Z0-9]+/));
    const amounts = amountsIn(line);
    const named = transfers.filter(({ utr }) => words.has(utr.toUpperCase()));
    const [only, ...others] = named;
    return only && others.length === 0 ? [{ ...only, isEqual: amounts.has(only.amount.minor) }] : [];
  });
  return found
    .filter(
      ({ transferId, isEqual }) =>
        isEqual && found.filter((each) => each.transferId === transferId).length === 1,
    )
    .map(({ transferId }) => transferId);
}

/** Every figure of the line as minor units: "1,18,250.00", "118250" and "118250.5"; a file's columns are read one by one. */
export function amountsIn(line: string): Set<bigint> {
  const columns = [...line.matchAll(/"([^"]*)"|[^,;\t]+/g)].map(([whole, quoted]) => quoted ?? whole);
  const figures = [line, ...columns].flatMap((text) => text.match(/\d[\d,]*(?:\.\d{1,2})?/g) ?? []);
  return new Set(
    figures.map((figure) => {
      const [whole = '0', cents = ''] = figure.replaceAll(',', '').split('.');
      return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
    }),
  );
}

/** At least half of what makes the name its own. */
function isNamed(company: string, words: ReadonlySet<string>): boolean {
  const own = company
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 2 && !COMMON_WORDS.has(word));
  return own.length > 0 && own.filter((word) => words.has(word)).length * 2 >= own.length;
}
