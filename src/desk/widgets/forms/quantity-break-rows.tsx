import type { ReactNode } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { FieldRows } from './field-rows.tsx';

const MOST_BREAKS = 6;

export type QuantityBreakRowsProps<Row> = {
  rows: readonly Row[];
  empty: Row;
  /** What the quantity is counted in. */
  unit: string;
  texts: {
    breaks: string;
    addBreak: string;
    removeBreak: (number: number) => string;
    breakFrom: (number: number) => string;
  };
  error: string | undefined;
  onChange: (rows: readonly Row[]) => void;
  /** What a buyer of so much pays, or saves. */
  children: (row: Row, number: number, change: (part: Partial<Row>) => void) => ReactNode;
};

/** More cloth, lower rate. */
export function QuantityBreakRows<Row extends { from: string }>({
  rows,
  empty,
  unit,
  texts,
  error,
  onChange,
  children,
}: QuantityBreakRowsProps<Row>) {
  return (
    <FieldRows
      legend={texts.breaks}
      rows={rows}
      empty={empty}
      most={MOST_BREAKS}
      words={{ add: texts.addBreak, remove: texts.removeBreak }}
      error={error}
      onChange={onChange}
    >
      {(row, place, change) => (
        <>
          <Field
            kind="decimal"
            label={texts.breakFrom(place + 1)}
            suffix={unit}
            value={row.from}
            onChange={({ target }) => change({ from: target.value } as Partial<Row>)}
          />
          {children(row, place + 1, change)}
        </>
      )}
    </FieldRows>
  );
}
