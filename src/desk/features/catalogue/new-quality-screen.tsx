/** A new quality, from nothing or from another one (`?from=`): the cloth once and for ever, and its first terms. */

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { addQuality, type StaffQuality } from '#contract/staff/qualities.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { DraftNotice } from '#desk/widgets/forms/draft-notice.tsx';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { changeDraft } from '#domain/requests/wizard/change-draft.ts';
import { draftQuality } from '#domain/requests/wizard/draft-quality.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { CATALOGUE_KEYS, catalogueQueries } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import { CLOTH_SHOWN, ClothFields } from './new-quality/cloth-fields.tsx';
import { answersOf, clothOf, EMPTY_CLOTH } from './new-quality/new-cloth.ts';
import { TERMS_SHOWN, TermsFields } from './quality/terms-fields.tsx';
import { bodyOf, EMPTY_TERMS, termsOf } from './quality/terms-values.ts';

const texts = catalogueTexts.newQuality;

export function NewQualityScreen() {
  const from = useSearchState().get('from');
  const query = useQuery({ ...catalogueQueries.one(from ?? ''), enabled: from !== undefined });
  return (
    <Page title={texts.title} up={{ to: '/qualities', label: catalogueTexts.quality.up }}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{texts.lead}</p>
      {from ? (
        <Loaded query={query}>{(quality) => <NewQualityForm from={quality} />}</Loaded>
      ) : (
        <NewQualityForm from={null} />
      )}
    </Page>
  );
}

function NewQualityForm({ from }: { from: StaffQuality | null }) {
  const navigate = useNavigate();
  const suppliers = useQuery(catalogueQueries.suppliers()).data ?? [];
  const [values, setValues, draft] = useDraft(`new quality ${from?.fabId ?? ''}`, () => ({
    supplierId: from?.supplierId ?? '',
    cloth: from ? clothOf(from) : EMPTY_CLOTH,
    terms: from ? { ...termsOf(from), saleEndsOn: '' } : EMPTY_TERMS,
  }));
  const add = useChange({
    send: ({ supplierId, cloth, terms }: typeof values, idempotencyKey) =>
      call(
        addQuality,
        { body: { supplierId, answers: answersOf(cloth), ...bodyOf(terms) } },
        { idempotencyKey },
      ),
    touches: CATALOGUE_KEYS,
    done: () => texts.added,
    onDone: ({ fabId }) => {
      draft.discard();
      void navigate({ to: `/qualities/${fabId}` });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    add.run(values);
  };
  const words = draftQuality(values.cloth);
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <Panel title={catalogueTexts.quality.cloth}>
        <DraftNotice draft={draft} onReload={add.reset} />
        <Select
          label={catalogueTexts.quality.supplier}
          placeholder={texts.chooseSupplier}
          options={suppliers.map(({ supplierId: value, name }) => ({ value, label: name }))}
          value={values.supplierId}
          error={add.fields.supplierId}
          onChange={(event) => setValues((now) => ({ ...now, supplierId: event.target.value }))}
        />
        <ClothFields
          draft={values.cloth}
          fields={add.fields}
          fill={(change) => setValues((now) => ({ ...now, cloth: changeDraft(now.cloth, change) }))}
        />
      </Panel>
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title={catalogueTexts.quality.terms}>
          <TermsFields
            values={values.terms}
            fields={add.fields}
            fill={(change) => setValues((now) => ({ ...now, terms: { ...now.terms, ...change } }))}
          />
        </Panel>
        <Panel title={texts.preview}>
          <p className={words ? 'text-sm font-semibold' : 'text-sm text-ink-soft'} aria-live="polite">
            {words || texts.previewEmpty}
          </p>
        </Panel>
        <FormProblem change={add} shown={['supplierId', ...CLOTH_SHOWN, ...TERMS_SHOWN]} />
        <Button type="submit" wide busy={add.isRunning}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
