import { memo } from 'react';
import { isBeyondTolerance } from '#domain/delivery/shortage.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import type { CountedRoll } from './counted-rolls.ts';

const { receive: texts } = deliveryTexts;

export type RollRowProps = {
  roll: CountedRoll;
  unit: LengthUnit;
  onReceive: () => void;
  onReport: () => void;
};

export const RollRow = memo(function RollRow({ roll, unit, onReceive, onReport }: RollRowProps) {
  return (
    <div className="flex h-full items-center gap-2">
      <div className="min-w-0 flex-1">
        <p className="figures truncate font-semibold">
          {roll.roll} · {formatLength({ thousandths: roll.lengthThousandths, unit })}
        </p>
        <p className="figures truncate text-sm text-ink-soft">
          {roll.colour && `${roll.colour} · `}
          {texts.facts(roll.lot, roll.shade, roll.bale)}
        </p>
      </div>
      {roll.state === 'sent' ? (
        <Button size="small" aria-label={texts.receivedRoll(roll.roll)} onClick={onReceive}>
          {texts.received}
        </Button>
      ) : (
        <Found roll={roll} unit={unit} />
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.reportRoll(roll.roll)}
        onClick={onReport}
        className="shrink-0"
      >
        {texts.report}
      </Button>
    </div>
  );
});

function Found({ roll, unit }: Pick<RollRowProps, 'roll' | 'unit'>) {
  if (roll.state === 'missing') return <Chip tone="bad">{texts.missing}</Chip>;
  const { receivedThousandths, lengthThousandths } = roll;
  if (receivedThousandths === null || receivedThousandths === lengthThousandths) {
    return <Chip tone="good">{texts.asLabelled}</Chip>;
  }
  const measured = texts.measured(formatLength({ thousandths: receivedThousandths, unit }));
  return <Chip tone={isBeyondTolerance(roll) ? 'warn' : 'good'}>{measured}</Chip>;
}
