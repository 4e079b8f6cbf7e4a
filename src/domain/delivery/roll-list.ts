/** A packing list as it was typed, read roll by roll; what is wrong is said with the line it stands in. */
import { parseScaled } from '#domain/shared/decimal.ts';
import { type CsvRow, csvReading, MOST_CELLS } from './csv-rows.ts';

export const MOST_ROLLS = 5000;
const LONGEST_ROLL_THOUSANDTHS = 2_000_000n;
const HEAVIEST_ROLL_GRAMS = 2_000_000n;
const MOST_PROBLEMS = 100;
const LINES_A_STEP = 100;

/** One line of a packing list, every cell as typed. */
export const ROLL_COLUMNS = [
  'bale',
  'roll',
  'lot',
  'shade',
  'colour',
  'length',
  'grossLength',
  'pieces',
  'width',
  'netKg',
  'grossKg',
  'points',
] as const;
export type RollColumn = (typeof ROLL_COLUMNS)[number];
export type RollInput = Readonly<Partial<Record<RollColumn, string | undefined>>>;

export type Roll = {
  /** Where it was read, as in `RollProblems`. */
  readonly at: string;
  readonly bale: string | null;
  readonly roll: string;
  readonly lot: string;
  readonly shade: string | null;
  readonly colour: string | null;
  readonly lengthThousandths: bigint;
  readonly grossThousandths: bigint | null;
  readonly pieces: number;
  readonly widthInches: number | null;
  readonly netGrams: bigint | null;
  readonly grossGrams: bigint | null;
  /** Penalty points of the four-point system, of the whole roll. */
  readonly points: number | null;
};

/** Keyed "line 3" in a file and "roll 3" in a list. */
export type RollProblems = Readonly<Record<string, string>>;
export type RollList =
  | { readonly ok: true; readonly rolls: readonly Roll[] }
  | { readonly ok: false; readonly problems: RollProblems };

export function readRollCsv(text: string): RollList {
  return toItsEnd(rollCsvReading(text));
}

/** Bit by bit, for whoever has other things to do meanwhile; no further than a list may be long. */
export function* rollCsvReading(text: string): Generator<null, RollList> {
  const rows: CsvRow[] = [];
  for (const row of csvReading(text)) {
    if (row === null) yield null;
    else if (rows.push(row) > MOST_ROLLS + 1) break;
  }
  const [head, ...lines] = rows;
  if (!head) return { ok: false, problems: { 'line 1': 'The file is empty.' } };
  const columns = columnsOf(head);
  if (!Array.isArray(columns)) return { ok: false, problems: { 'line 1': columns.problem } };
  return yield* lineReading(lines, ({ line, cells }) => ({
    at: `line ${line}`,
    input: Object.fromEntries(
      columns.flatMap((column, place) => (column ? [[column, cells[place] ?? '']] : [])),
    ),
  }));
}

function columnsOf(head: CsvRow): (RollColumn | null)[] | { problem: string } {
  if (head.cells.length === MOST_CELLS) return { problem: 'The table has too many columns.' };
  const columns = head.cells.map(columnOf);
  const unknown = head.cells.find((cell, place) => cell !== '' && columns[place] === null);
  if (unknown !== undefined) return { problem: `We do not know the column “${unknown.slice(0, 40)}”.` };
  const missing = (['roll', 'lot', 'length'] as const).find((column) => !columns.includes(column));
  return missing ? { problem: `The column “${missing}” is missing.` } : columns;
}

export function readRolls(rolls: readonly RollInput[]): RollList {
  return toItsEnd(lineReading(rolls, (input, index) => ({ at: `roll ${index + 1}`, input })));
}

/** "Net kg", "net_kg" and "NET WT (KG)" are the same column. */
const COLUMN_NAMES: Readonly<Record<string, RollColumn>> = {
  bale: 'bale',
  baleno: 'bale',
  balenumber: 'bale',
  roll: 'roll',
  rollno: 'roll',
  rollnumber: 'roll',
  lot: 'lot',
  lotno: 'lot',
  dyelot: 'lot',
  shade: 'shade',
  shadegroup: 'shade',
  colour: 'colour',
  color: 'colour',
  design: 'colour',
  length: 'length',
  netlength: 'length',
  metres: 'length',
  meters: 'length',
  yards: 'length',
  grosslength: 'grossLength',
  pieces: 'pieces',
  pcs: 'pieces',
  width: 'width',
  widthin: 'width',
  netkg: 'netKg',
  netwt: 'netKg',
  netwtkg: 'netKg',
  netweight: 'netKg',
  grosskg: 'grossKg',
  grosswt: 'grossKg',
  grosswtkg: 'grossKg',
  grossweight: 'grossKg',
  points: 'points',
};

function columnOf(cell: string): RollColumn | null {
  const plain = cell.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Object.hasOwn(COLUMN_NAMES, plain) ? (COLUMN_NAMES[plain] ?? null) : null;
}

type Line = { readonly at: string; readonly input: RollInput };

function* lineReading<T>(
  lines: readonly T[],
  lineOf: (line: T, index: number) => Line,
): Generator<null, RollList> {
  if (lines.length === 0) return { ok: false, problems: { rolls: 'Add at least one roll.' } };
  if (lines.length > MOST_ROLLS) {
    return { ok: false, problems: { rolls: `Send at most ${MOST_ROLLS} rolls in one dispatch.` } };
  }
  const problems: Record<string, string> = {};
  const rolls: Roll[] = [];
  const seen = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (Object.keys(problems).length >= MOST_PROBLEMS) break;
    if (index % LINES_A_STEP === 0) yield null;
    const { at, input } = lineOf(line, index);
    const found = readRoll(at, input);
    const twin = seen.get(found.roll.roll.toLowerCase());
    if (twin) found.problems.push(`Roll ${found.roll.roll} is also on ${twin}.`);
    seen.set(found.roll.roll.toLowerCase(), at);
    if (found.problems.length > 0) problems[at] = found.problems.join(' ');
    rolls.push(found.roll);
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, rolls };
}

function toItsEnd(reading: Generator<null, RollList>): RollList {
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

function readRoll(at: string, input: RollInput): { roll: Roll; problems: string[] } {
  const problems: string[] = [];
  const text = (column: RollColumn, name: string, most: number) => {
    const typed = (input[column] ?? '').trim();
    if (typed.length > most) problems.push(`${name}: at most ${most} characters.`);
    return typed === '' ? null : typed;
  };
  const needed = (column: RollColumn, name: string, most: number) => {
    const typed = text(column, name, most);
    if (typed === null) problems.push(`${name} is missing.`);
    return typed ?? '';
  };
  const figure = (column: RollColumn, name: string, most: bigint) => {
    const typed = (input[column] ?? '').trim();
    if (typed === '') return null;
    const thousandths = parseScaled(typed, 3);
    if (thousandths === null) problems.push(`${name}: use digits only, with at most 3 decimals.`);
    else if (thousandths === 0n || thousandths > most) problems.push(`${name} is not plausible.`);
    return thousandths;
  };
  const whole = (column: RollColumn, name: string, least: number, most: number) => {
    const typed = (input[column] ?? '').trim();
    if (typed === '') return null;
    const count = /^\d{1,5}$/.test(typed) ? Number(typed) : -1;
    if (count < least || count > most) problems.push(`${name}: use a whole number up to ${most}.`);
    return count;
  };
  const roll: Roll = {
    at,
    bale: text('bale', 'Bale', 20),
    roll: needed('roll', 'Roll', 20),
    lot: needed('lot', 'Lot', 20),
    shade: text('shade', 'Shade', 10),
    colour: text('colour', 'Colour', 60),
    lengthThousandths: figure('length', 'Length', LONGEST_ROLL_THOUSANDTHS) ?? 0n,
    grossThousandths: figure('grossLength', 'Gross length', LONGEST_ROLL_THOUSANDTHS),
    pieces: whole('pieces', 'Pieces', 1, 50) ?? 1,
    widthInches: toInches(figure('width', 'Width', 200_000n)),
    netGrams: figure('netKg', 'Net weight', HEAVIEST_ROLL_GRAMS),
    grossGrams: figure('grossKg', 'Gross weight', HEAVIEST_ROLL_GRAMS),
    points: whole('points', 'Points', 0, 9999),
  };
  return { roll, problems: [...problems, ...contradictions(roll, input)] };
}

function toInches(thousandths: bigint | null): number | null {
  return thousandths === null ? null : Number(thousandths) / 1000;
}

function contradictions(roll: Roll, { length }: RollInput): string[] {
  const { lengthThousandths, grossThousandths, netGrams, grossGrams } = roll;
  return [
    ...((length ?? '').trim() === '' ? ['Length is missing.'] : []),
    ...(grossThousandths !== null && grossThousandths < lengthThousandths
      ? ['The gross length is below the net length.']
      : []),
    ...(netGrams !== null && grossGrams !== null && grossGrams < netGrams
      ? ['The gross weight is below the net weight.']
      : []),
  ];
}
