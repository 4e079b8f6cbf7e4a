import { colourOf } from '#domain/catalogue/colour-names.ts';
import type { DraftChange } from '#domain/requests/wizard/change-draft.ts';
import { COLOURS, colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType } from '#domain/requests/wizard/draft-choices.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { StepProps } from '../steps/step-props.ts';
import { NumberField } from './number-field.tsx';
import { partTexts } from './parts.texts.ts';

const texts = partTexts.colours;

/** How many colours or designs, and what they are called as far as that is known. */
export function ColourFields({ draft, problems, change }: StepProps) {
  const isPrint = askedFabricType(draft) === 'printed';
  return (
    <div className="flex flex-col gap-3">
      <NumberField
        label={isPrint ? texts.numberOfDesigns : texts.numberOfColours}
        name="numberOfColors"
        value={draft.numberOfColors}
        onNumber={(numberOfColors) => change({ numberOfColors })}
        error={problems.numberOfColors}
        help={isPrint ? texts.designsHelp : texts.coloursHelp}
      />
      <TextArea
        label={texts.colours}
        name="color"
        optional
        rows={2}
        maxLength={1000}
        value={draft.color ?? ''}
        onChange={({ target }) => change(namedColours(target.value, draft))}
        error={problems.color}
        help={texts.namesHelp}
      />
      <ColourDots color={draft.color} />
    </div>
  );
}

/** More names than colours were counted are that many colours. */
function namedColours(typed: string, { numberOfColors }: StepProps['draft']): DraftChange {
  const color = typed.replaceAll('\n', ', ') || null;
  const named = Math.min(colourNames(color).length, COLOURS.to);
  return { color, ...(named > (numberOfColors ?? 0) && { numberOfColors: named }) };
}

function ColourDots({ color }: { color: string | null }) {
  const names = colourNames(color);
  if (names.length === 0) return null;
  return (
    <ul aria-label={texts.asRead} className="-mt-1 flex flex-wrap gap-2 text-sm">
      {names.map((name, place) => (
        <li
          key={`${name}${place}`}
          className="flex items-center gap-2 rounded-full bg-ground py-1 pr-3 pl-1 ring-1 ring-line ring-inset"
        >
          <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
            <circle
              cx="12"
              cy="12"
              r="11"
              fill={colourOf(name) ?? 'none'}
              className="stroke-line-strong"
              strokeDasharray={colourOf(name) ? undefined : '3 3'}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
