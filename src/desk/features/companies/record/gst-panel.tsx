import type { CompanyRecord } from '#contract/staff/companies.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { companiesTexts as texts } from '../companies.texts.ts';

export function GstPanel({ company: { gstNumbers } }: { company: CompanyRecord }) {
  return (
    <Panel title={texts.gst}>
      {gstNumbers.length === 0 && <p className="text-sm text-ink-soft">{texts.noGst}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {gstNumbers.map(({ gstin, stateName, legalName, status, isChecked, isDefault }) => (
          <li key={gstin} className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="figures font-semibold">{gstin}</span>
              <Chip tone={isChecked ? 'good' : 'warn'}>
                {isChecked ? (status ?? texts.checked) : texts.notChecked}
              </Chip>
            </span>
            <span className="text-ink-soft">
              {[legalName, stateName, isDefault && texts.defaultGst].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
