/** Whether what this supplier reports goes straight into the plan. */
import { changeReportsRule } from '#contract/staff/mill-reports.ts';
import type { SupplierRecord } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { suppliersTexts } from './suppliers.texts.ts';

const texts = suppliersTexts.reports;

export function ReportsRulePanel({ supplier }: { supplier: SupplierRecord }) {
  const { supplierId, reportsDirectly } = supplier;
  const mayChange = useMay(changeReportsRule);
  const change = useChange({
    send: (isDirect: boolean) => call(changeReportsRule, { params: { supplierId }, body: { isDirect } }),
    touches: ['suppliers'],
    done: () => texts.saved,
  });
  return (
    <Panel title={texts.title}>
      <p className="pb-3 text-sm text-ink-soft">{reportsDirectly ? texts.direct : texts.looked}</p>
      <FormProblem change={change} shown={[]} />
      {mayChange && (
        <Button
          size="small"
          variant="secondary"
          busy={change.isRunning}
          onClick={() => change.run(!reportsDirectly)}
        >
          {reportsDirectly ? texts.look : texts.trust}
        </Button>
      )}
    </Panel>
  );
}
