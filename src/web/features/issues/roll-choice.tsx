import { useState } from 'react';
import type { IssueForm } from '#contract/customer/issues.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';

type Roll = IssueForm['rolls'][number];
export type RollChoiceProps = {
  rolls: readonly Roll[];
  /** Its window for this fault has closed. */
  isLate: (roll: Roll) => boolean;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (rollIds: readonly string[]) => void;
};

/** From here on a search helps more than scrolling. */
const SEARCHED_FROM = 12;

/** Every delivered roll; thousands stay light, because only those in sight are drawn. */
export function RollChoice({ rolls, isLate, chosen, error, onChange }: RollChoiceProps) {
  const reader = useBuyerUnit();
  const [words, setWords] = useState('');
  const shown = rolls.filter(({ number }) => number.toLowerCase().includes(words.trim().toLowerCase()));
  const isFree = (roll: Roll) => !roll.isClaimed && !isLate(roll);
  const free = shown.filter(isFree).map(({ rollId }) => rollId);
  const marked = new Set(chosen);
  const isAllChosen = free.length > 0 && free.every((rollId) => marked.has(rollId));
  const toggle = (rollId: string) =>
    onChange(marked.has(rollId) ? chosen.filter((one) => one !== rollId) : [...chosen, rollId]);
  const total = rolls
    .filter(({ rollId }) => marked.has(rollId))
    .reduce((sum, { length }) => sum + BigInt(length.thousandths), 0n);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.rolls}</legend>
      {rolls.length >= SEARCHED_FROM && (
        <Field
          label={texts.searchRolls}
          kind="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <p aria-live="polite" className={error ? 'text-sm text-bad' : 'figures text-sm text-ink-soft'}>
          {error ??
            texts.chosen(
              chosen.length,
              formatLengthFor({ thousandths: total, unit: rolls[0]?.length.unit ?? 'metre' }, reader),
            )}
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            onChange(
              isAllChosen ? chosen.filter((id) => !free.includes(id)) : [...new Set([...chosen, ...free])],
            )
          }
        >
          {isAllChosen ? texts.noRolls : texts.allRolls}
        </Button>
      </div>
      <div className="max-h-72 overflow-y-auto rounded-control border border-line px-3">
        {shown.length === 0 && <p className="py-3 text-sm text-ink-soft">{texts.noneFound}</p>}
        {shown.map((roll) => (
          <div key={roll.rollId} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
            <Checkbox
              name="rollIds"
              label={roll.number}
              help={rollText(roll, isLate(roll), reader)}
              // Chosen before somebody claimed it, it can still be given up.
              disabled={!isFree(roll) && !marked.has(roll.rollId)}
              checked={marked.has(roll.rollId)}
              onChange={() => toggle(roll.rollId)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function rollText(
  { lot, length, short, isClaimed }: Roll,
  isLate: boolean,
  reader: LengthUnit | undefined,
): string {
  return [
    texts.rollFacts(lot, formatLengthFor(lengthOf(length), reader)),
    ...(short ? [texts.short(formatLengthFor(lengthOf(short), reader))] : []),
    ...(isClaimed ? [texts.claimed] : isLate ? [texts.late] : []),
  ].join(' · ');
}
