/** A document as it is printed: every word and figure already written, so that paper, screen and data say the same. */

export type Fact = { readonly label: string; readonly value: string };

export type Party = { readonly label: string; readonly name: string; readonly lines: readonly string[] };

export type Column = {
  readonly label: string;
  /** Figures stand to the right; in a spreadsheet a `number` is a figure and an `amount` a text. */
  readonly kind: 'text' | 'amount' | 'number' | 'code';
  /** Of the table's whole width. */
  readonly share: number;
};

export type Row = {
  readonly cells: readonly string[];
  /** A subtotal or total is set apart and kept with the rows above it. */
  readonly sum?: 'subtotal' | 'total';
};

export type Block =
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly Column[];
      readonly rows: readonly Row[];
    }
  | { readonly kind: 'totals'; readonly title: string; readonly rows: readonly Row[]; readonly words: string }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'code'; readonly title: string; readonly text: string; readonly caption: string }
  | { readonly kind: 'signature'; readonly company: string; readonly note: string };

export type Sheet = {
  readonly title: string;
  readonly number: string;
  /** Printed once for each who keeps one, marked so; once without a mark where nothing is said. */
  readonly copies?: readonly string[];
  /** Under the title: what the document is not, which version it replaces. */
  readonly notices: readonly string[];
  readonly facts: readonly Fact[];
  readonly parties: readonly Party[];
  readonly blocks: readonly Block[];
};

/** How wide columns are is no word of the document. */
export function isSameSheet(one: Sheet, other: Sheet): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(sheet: Sheet): string {
  return JSON.stringify(sheet, (key, value: unknown) => (key === 'share' ? undefined : value));
}

/** Of all its tables: how long it will be. */
export function rowCount({ blocks }: Sheet): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);
}
