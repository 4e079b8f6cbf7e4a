import { addBookRule, type BookRuleRow } from '#contract/staff/books.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { today } from '#desk/widgets/time.ts';
import { BOOK_RULE_LABEL, BOOK_RULE_NAMES, type BookRuleName } from '#domain/books/book-rules.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { booksTexts } from './books.texts.ts';

const texts = booksTexts.rules;
const OPTIONS = BOOK_RULE_NAMES.map((value) => ({ value, label: BOOK_RULE_LABEL[value] }));
const [FIRST = 'realisation_months'] = BOOK_RULE_NAMES;
type Values = { name: BookRuleName; value: string; effectiveFrom: string };

export function RuleSheet({ rules, onClose }: { rules: readonly BookRuleRow[]; onClose: () => void }) {
  const inForce = (name: BookRuleName) =>
    rules.find((rule) => rule.name === name && rule.isCurrent)?.value ?? '';
  const [values, setValues, draft] = useDraft<Values>('book rule', {
    name: FIRST,
    value: inForce(FIRST),
    effectiveFrom: today(),
  });
  const save = useChange({
    send: (body: Values, idempotencyKey) => call(addBookRule, { body }, { idempotencyKey }),
    touches: ['books'],
    done: () => texts.saved,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.add}
      action={texts.save}
      change={save}
      shownFields={['name', 'value', 'effectiveFrom']}
      draft={draft}
      onSubmit={() => save.run(values)}
      onClose={onClose}
    >
      <Select
        label={texts.name}
        options={OPTIONS}
        value={values.name}
        error={save.fields.name}
        onChange={({ target }) => {
          const name = BOOK_RULE_NAMES.find((each) => each === target.value) ?? FIRST;
          setValues((now) => ({ ...now, name, value: inForce(name) }));
        }}
      />
      <Field
        label={texts.value}
        maxLength={80}
        value={values.value}
        error={save.fields.value}
        onChange={({ target }) => setValues((now) => ({ ...now, value: target.value }))}
      />
      <DateField
        label={texts.from}
        value={values.effectiveFrom}
        error={save.fields.effectiveFrom}
        onChange={({ target }) => setValues((now) => ({ ...now, effectiveFrom: target.value }))}
      />
    </ActionSheet>
  );
}
