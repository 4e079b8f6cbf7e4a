/** Columns of amounts, lengths, days and moments: written for people on the screen, plain for other programs in the file. */
import {
  amountInput,
  lengthText,
  moneyText,
  type WireLength,
  type WireMoney,
} from '#desk/widgets/figures.ts';
import { ageText, dayText, momentText } from '#desk/widgets/time.ts';
import { type Column, textColumn } from './column.ts';
import { tableTexts } from './table.texts.ts';

type More<Row> = Partial<Column<Row>>;

/** Its currency stands in a column of its own. */
export function moneyColumn<Row>(
  id: string,
  label: string,
  of: (row: Row) => WireMoney,
  more: More<Row> = {},
): Column<Row> {
  return textColumn(id, label, (row) => moneyText(of(row)), {
    csv: (row) => amountInput(of(row)),
    sortBy: (row) => BigInt(of(row).minor),
    isFigure: true,
    ...more,
  });
}

/** Only in the file, where amounts are plain numbers. */
export function currencyColumn<Row>(of: (row: Row) => WireMoney): Column<Row> {
  return textColumn('currency', tableTexts.currency, (row) => of(row).currency, { isHidden: true });
}

export function lengthColumn<Row>(
  id: string,
  label: string,
  of: (row: Row) => WireLength | null,
  more: More<Row> = {},
): Column<Row> {
  return textColumn(id, label, (row) => lengthText(of(row)), {
    csv: (row) => plainThousandths(of(row)?.thousandths ?? ''),
    sortBy: (row) => BigInt(of(row)?.thousandths ?? 0),
    isFigure: true,
    ...more,
  });
}

export function unitColumn<Row>(of: (row: Row) => WireLength | null): Column<Row> {
  return textColumn('unit', tableTexts.unit, (row) => of(row)?.unit ?? '', { isHidden: true });
}

export function dayColumn<Row>(
  id: string,
  label: string,
  of: (row: Row) => string | null,
  more: More<Row> = {},
): Column<Row> {
  return textColumn(id, label, (row) => dayText(of(row)), {
    csv: (row) => of(row) ?? '',
    sortBy: of,
    isFigure: true,
    ...more,
  });
}

export function momentColumn<Row>(
  id: string,
  label: string,
  of: (row: Row) => string | null,
  more: More<Row> = {},
): Column<Row> {
  return textColumn(id, label, (row) => momentText(of(row)), {
    csv: (row) => of(row) ?? '',
    sortBy: of,
    isFigure: true,
    ...more,
  });
}

/** How long something has waited; the file says since when. */
export function ageColumn<Row>(
  id: string,
  label: string,
  since: (row: Row) => string,
  now: Date,
  more: More<Row> = {},
): Column<Row> {
  return textColumn(id, label, (row) => ageText(since(row), now), {
    csv: since,
    sortBy: (row) => -Date.parse(since(row)),
    isFigure: true,
    ...more,
  });
}

/** "1250500" is 1250.5. */
export function plainThousandths(thousandths: string): string {
  if (thousandths === '') return '';
  const digits = thousandths.padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '');
}
