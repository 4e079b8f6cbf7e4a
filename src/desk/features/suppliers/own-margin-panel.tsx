/** The owner's rule for one supplier: its own quotes reach buyers at this margin, without the desk. */
import { type SyntheticEvent, useState } from 'react';
import { changeOwnMargin } from '#contract/staff/mill-quotes.ts';
import type { SupplierRecord } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { suppliersTexts } from './suppliers.texts.ts';

const texts = suppliersTexts.ownMargin;

export function OwnMarginPanel({ supplier }: { supplier: SupplierRecord }) {
  const { supplierId, ownMarginPercent: stored } = supplier;
  const [margin, setMargin] = useState(stored ?? '');
  const mayChange = useMay(changeOwnMargin);
  const change = useChange({
    send: (marginPercent: string | null) =>
      call(changeOwnMargin, { params: { supplierId }, body: { marginPercent } }),
    touches: ['suppliers'],
    done: () => texts.saved,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change.run(margin.trim());
  };
  return (
    <Panel title={texts.title}>
      <p className="text-sm text-ink-soft">{stored === null ? texts.off : texts.on(stored)}</p>
      {mayChange && (
        <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-2">
          <Field
            label={texts.label}
            kind="decimal"
            suffix="%"
            value={margin}
            error={change.fields.marginPercent}
            onChange={(event) => setMargin(event.target.value)}
          />
          <FormProblem change={change} shown={['marginPercent']} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" variant="secondary" busy={change.isRunning}>
              {stored === null ? texts.switchOn : texts.save}
            </Button>
            {stored !== null && (
              <Button size="small" variant="quiet" onClick={() => change.run(null)}>
                {texts.switchOff}
              </Button>
            )}
          </div>
        </form>
      )}
    </Panel>
  );
}
