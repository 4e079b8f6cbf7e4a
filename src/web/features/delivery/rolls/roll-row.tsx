import { memo } from 'react';
import { isBeyondTolerance } from '#domain/delivery/shortage.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import type { CountedRoll } from './counted-rolls.ts';

const { receive: texts } = deliveryTexts;

export type RollRowProps = {
  roll: CountedRoll;
  unit: LengthUnit;
  isLarge: boolean;
  onReceive: () => void;
  onReport: () => void;
};

export const RollRow = memo(function RollRow({ roll, unit, isLarge, onReceive, onReport }: RollRowProps) {
  const reader = useBuyerUnit();
  const size = isLarge ? 'medium' : 'small';
  return (
    <div className="flex h-full flex-col justify-center">
      <div className={classNames('flex items-center gap-2', isLarge && 'flex-wrap')}>
        <p
          className={classNames(
            'figures min-w-0 flex-1 leading-snug font-semibold wrap-anywhere',
            isLarge && 'basis-full truncate text-2xl font-bold',
          )}
        >
          {roll.roll} · {formatLengthFor({ thousandths: roll.lengthThousandths, unit }, reader)}
        </p>
        {roll.state === 'sent' ? (
          <Button
            variant={isLarge ? 'primary' : 'secondary'}
            size={size}
            className={classNames(isLarge && 'min-h-14 flex-1 text-xl!')}
            aria-label={texts.receivedRoll(roll.roll)}
            onClick={onReceive}
          >
            {texts.received}
          </Button>
        ) : (
          <Found roll={roll} unit={unit} />
        )}
        <Button
          variant="quiet"
          size={size}
          aria-label={texts.reportRoll(roll.roll)}
          onClick={onReport}
          className={classNames('shrink-0', isLarge && 'ml-auto min-h-14 text-lg!')}
        >
          {texts.report}
        </Button>
      </div>
      <p className="figures text-sm leading-snug text-ink-soft wrap-anywhere">
        {texts.facts(roll.lot, roll.shade, roll.bale)}
        {roll.colour && ` · ${roll.colour}`}
      </p>
    </div>
  );
});

function Found({ roll, unit }: Pick<RollRowProps, 'roll' | 'unit'>) {
  const reader = useBuyerUnit();
  if (roll.state === 'missing') return <Chip tone="bad">{texts.missing}</Chip>;
  const { receivedThousandths, lengthThousandths } = roll;
  if (receivedThousandths === null || receivedThousandths === lengthThousandths) {
    return <Chip tone="good">{texts.asLabelled}</Chip>;
  }
  const measured = texts.measured(formatLengthFor({ thousandths: receivedThousandths, unit }, reader));
  return <Chip tone={isBeyondTolerance(roll) ? 'warn' : 'good'}>{measured}</Chip>;
}
