import { lazy, Suspense } from 'react';
import { addPolicyVersion, type PolicyVersion } from '#contract/staff/marketplace-tables.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';

const Sheet = lazy(() => import('#ui/surfaces/sheet.tsx').then((m) => ({ default: m.Sheet })));

const texts = marketplaceTexts.policies;
type Policy = PolicyVersion['policy'];
const POLICY_OPTIONS = (Object.keys(texts.policies) as Policy[]).map((value) => ({
  value,
  label: texts.policies[value],
}));

export function PolicyTextSheet({ version, onClose }: { version: PolicyVersion; onClose: () => void }) {
  return (
    <Suspense>
      <Sheet
        open
        onClose={onClose}
        title={version.title}
        description={`${texts.policies[version.policy]} ${version.version}`}
        textOnly
      >
        <div className="text-sm whitespace-pre-line">{version.body.replaceAll(/^## /gm, '')}</div>
      </Sheet>
    </Suspense>
  );
}

export function AddPolicySheet({ onClose }: { onClose: () => void }) {
  const [values, setValues, draft] = useDraft('policy version', {
    policy: 'terms' as Policy,
    version: '',
    title: '',
    body: '',
    effectiveFrom: '',
  });
  const fill = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));
  const add = useChange({
    send: ({ effectiveFrom, ...typed }: typeof values, idempotencyKey) =>
      call(
        addPolicyVersion,
        { body: { ...typed, effectiveFrom: effectiveFrom || null } },
        { idempotencyKey },
      ),
    touches: ['policies'],
    done: () => texts.added,
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={texts.addTitle}
      description={texts.lead}
      action={texts.add}
      change={add}
      draft={draft}
      shownFields={['version', 'title', 'body', 'effectiveFrom']}
      onSubmit={() => add.run(values)}
      onClose={onClose}
    >
      <Select
        label={texts.policy}
        options={POLICY_OPTIONS}
        value={values.policy}
        onChange={(event) => fill({ policy: event.target.value as Policy })}
      />
      <div className="grid grid-cols-2 items-start gap-x-3">
        <Field
          label={texts.version}
          value={values.version}
          error={add.fields.version}
          onChange={(event) => fill({ version: event.target.value })}
        />
        <DateField
          label={texts.begins}
          help={texts.beginsHelp}
          optional
          value={values.effectiveFrom}
          error={add.fields.effectiveFrom}
          onChange={(event) => fill({ effectiveFrom: event.target.value })}
        />
      </div>
      <Field
        label={texts.title}
        value={values.title}
        error={add.fields.title}
        onChange={(event) => fill({ title: event.target.value })}
      />
      <TextArea
        label={texts.body}
        help={texts.bodyHelp}
        rows={8}
        value={values.body}
        error={add.fields.body}
        onChange={(event) => fill({ body: event.target.value })}
      />
    </ActionSheet>
  );
}
