import type { Certification } from '#domain/catalogue/quality-mark.ts';
import { REQUEST_NOTES_MAX } from '#domain/requests/review/attachments.ts';
import { LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { REVIEW_FIELD_LABEL } from '#words/page/requests.ts';
import { useOfferedOptions } from '../options/use-offered-options.ts';
import { ChoiceCards } from '../parts/choice-cards.tsx';
import { figuresOnly } from '../parts/number-field.tsx';
import { reviewTexts } from './review.texts.ts';
import type { SheetProps } from './sheet-props.ts';

const texts = reviewTexts.extras;

const NONE = 'none';

/** What helps suppliers, but is not needed. */
export function ExtrasPart({ sheet, customer, problems, change }: SheetProps) {
  const { certifications, currencySymbols } = useOfferedOptions();
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={REVIEW_FIELD_LABEL.targetRate}
        name="targetRate"
        kind="decimal"
        optional
        prefix={currencySymbols[customer.currency]}
        suffix={texts.perUnit(LENGTH_UNIT_SYMBOL[sheet.unit])}
        value={sheet.targetRate ?? ''}
        onChange={({ target }) => change({ targetRate: figuresOnly(target.value, 2) })}
        error={problems.targetRate}
        help={texts.targetRateHelp}
      />
      <ChoiceCards
        legend={texts.certification}
        name="certification"
        choices={[
          { value: NONE, label: texts.none },
          ...certifications.map(({ word, name, help }) => ({ value: word, label: name, help })),
        ]}
        value={sheet.certification || NONE}
        onChoose={(mark) => change({ certification: mark === NONE ? null : (mark as Certification) })}
        error={problems.certification}
      />
      <TextArea
        label={REVIEW_FIELD_LABEL.notes}
        name="notes"
        optional
        maxLength={4000}
        value={sheet.notes ?? ''}
        onChange={({ target }) => change({ notes: target.value })}
        error={problems.notes}
        help={texts.notesHelp(REQUEST_NOTES_MAX)}
      />
      <Field
        label={texts.poNumber}
        name="poNumber"
        optional
        maxLength={80}
        autoComplete="off"
        value={sheet.poNumber ?? ''}
        onChange={({ target }) => change({ poNumber: target.value })}
        error={problems.poNumber}
        help={texts.poNumberHelp}
      />
    </div>
  );
}
