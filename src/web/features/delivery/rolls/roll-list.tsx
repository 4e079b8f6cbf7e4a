import { useRef } from 'react';
import type { LengthUnit } from '#domain/shared/length.ts';
import { deliveryTexts } from '../delivery.texts.ts';
import type { CountedRoll } from './counted-rolls.ts';
import { RollRow } from './roll-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

/** As tall as a row is: two lines of text and a button that a thumb can hit. */
const ROW_HEIGHT = 84;

export type RollListProps = {
  rolls: readonly CountedRoll[];
  unit: LengthUnit;
  onReceive: (roll: CountedRoll) => void;
  onReport: (roll: CountedRoll) => void;
};

/** Thousands of rolls, of which only those in sight are drawn. */
export function RollList({ rolls, unit, onReceive, onReport }: RollListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useVisibleRows(list, rolls.length, ROW_HEIGHT);
  if (rolls.length === 0) return <p className="py-4 text-ink-soft">{deliveryTexts.receive.none}</p>;
  return (
    <ul
      ref={list}
      aria-label={deliveryTexts.receive.list}
      className="relative"
      style={{ height: rolls.length * ROW_HEIGHT }}
    >
      {rolls.slice(first, last).map((roll, index) => (
        <li
          key={roll.rollId}
          aria-setsize={rolls.length}
          aria-posinset={first + index + 1}
          className="absolute inset-x-0 border-b border-line"
          style={{ top: (first + index) * ROW_HEIGHT, height: ROW_HEIGHT }}
        >
          <RollRow
            roll={roll}
            unit={unit}
            onReceive={() => onReceive(roll)}
            onReport={() => onReport(roll)}
          />
        </li>
      ))}
    </ul>
  );
}
