import { useRef } from 'react';
import type { LengthUnit } from '#domain/shared/length.ts';
import { useIsStoreOnly } from '#web/widgets/company/use-may.ts';
import { deliveryTexts } from '../delivery.texts.ts';
import type { CountedRoll } from './counted-rolls.ts';
import { RollRow } from './roll-row.tsx';
import { useVisibleRows } from './use-visible-rows.ts';

/** As tall as a row is: two lines of text and a button that a thumb can hit. */
const ROW_HEIGHT = 84;
/** For whoever does nothing else: figures to be read at arm's length. */
const LARGE_ROW_HEIGHT = 136;

export type RollListProps = {
  rolls: readonly CountedRoll[];
  unit: LengthUnit;
  onReceive: (roll: CountedRoll) => void;
  onReport: (roll: CountedRoll) => void;
};

/** Thousands of rolls, of which only those in sight are drawn. */
export function RollList({ rolls, unit, onReceive, onReport }: RollListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isLarge = useIsStoreOnly();
  const height = isLarge ? LARGE_ROW_HEIGHT : ROW_HEIGHT;
  const { first, last } = useVisibleRows(list, rolls.length, height);
  if (rolls.length === 0) return <p className="py-4 text-ink-soft">{deliveryTexts.receive.none}</p>;
  return (
    <ul
      ref={list}
      aria-label={deliveryTexts.receive.list}
      className="relative"
      style={{ height: rolls.length * height }}
    >
      {rolls.slice(first, last).map((roll, index) => (
        <li
          key={roll.rollId}
          aria-setsize={rolls.length}
          aria-posinset={first + index + 1}
          className="absolute inset-x-0 border-b border-line"
          style={{ top: (first + index) * height, height }}
        >
          <RollRow
            roll={roll}
            unit={unit}
            isLarge={isLarge}
            onReceive={() => onReceive(roll)}
            onReport={() => onReport(roll)}
          />
        </li>
      ))}
    </ul>
  );
}
