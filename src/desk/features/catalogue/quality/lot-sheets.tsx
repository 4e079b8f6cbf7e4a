import { addLot, countLot, type StaffQuality } from '#contract/staff/qualities.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { CATALOGUE_KEYS } from '../catalogue.queries.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const texts = catalogueTexts.lots;
type Lot = StaffQuality['lots'][number];

export function AddLotSheet({ quality, onClose }: { quality: StaffQuality; onClose: () => void }) {
  const { fabId } = quality;
  const [values, setValues, draft] = useDraft(`lot of ${fabId}`, { colour: '', metres: '', isAsIs: false });
  const add = useChange({
    send: ({ colour, metres, isAsIs }: typeof values, idempotencyKey) =>
      call(
        addLot,
        { params: { fabId }, body: { colour: colour.trim() || null, metres: metres.trim(), isAsIs } },
        { idempotencyKey },
      ),
    touches: CATALOGUE_KEYS,
    done: () => texts.added,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.addTitle}
      description={quality.quality}
      action={texts.add}
      change={add}
      shownFields={['colour', 'metres']}
      draft={draft}
      onSubmit={() => add.run(values)}
      onClose={onClose}
    >
      <Field
        label={texts.colour}
        help={texts.colourHelp}
        optional
        value={values.colour}
        error={add.fields.colour}
        autoFocus
        onChange={(event) => setValues((now) => ({ ...now, colour: event.target.value }))}
      />
      <Field
        kind="decimal"
        label={texts.metres}
        suffix="m"
        value={values.metres}
        error={add.fields.metres}
        onChange={(event) => setValues((now) => ({ ...now, metres: event.target.value }))}
      />
      <Checkbox
        label={texts.asIs}
        checked={values.isAsIs}
        onChange={(event) => setValues((now) => ({ ...now, isAsIs: event.target.checked }))}
      />
    </ActionSheet>
  );
}

export function CountLotSheet({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const { lotId } = lot;
  const [values, setValues, draft] = useDraft(
    `count ${lotId}`,
    { metres: '', reason: '' },
    { stored: lot.free.thousandths, refill: (typed) => typed },
  );
  const count = useChange({
    send: (body: typeof values & { readAt: string }, idempotencyKey) =>
      call(countLot, { params: { lotId }, body }, { idempotencyKey }),
    touches: CATALOGUE_KEYS,
    done: () => texts.counted,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.countOf(lot.colour ?? texts.anyColour)}
      description={texts.countLead}
      action={texts.save}
      change={count}
      shownFields={['metres', 'reason']}
      draft={draft}
      onSubmit={() =>
        count.run({ metres: values.metres.trim(), reason: values.reason.trim(), readAt: draft.readAt })
      }
      onClose={onClose}
    >
      <Field
        kind="decimal"
        label={texts.metres}
        suffix="m"
        value={values.metres}
        error={count.fields.metres}
        autoFocus
        onChange={(event) => setValues((now) => ({ ...now, metres: event.target.value }))}
      />
      <Field
        label={texts.reason}
        value={values.reason}
        error={count.fields.reason}
        onChange={(event) => setValues((now) => ({ ...now, reason: event.target.value }))}
      />
    </ActionSheet>
  );
}
