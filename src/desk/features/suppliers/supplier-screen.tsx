import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSupplier, readSupplier, type SupplierRecord } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { ContactLines } from '#desk/widgets/contacts/contact-lines.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { OwnMarginPanel } from './own-margin-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { RecordPanels } from './record/record-panels.tsx';
import { ReportsRulePanel } from './reports-rule-panel.tsx';
import { ScorecardPanel } from './scorecard/scorecard-panel.tsx';
import { SupplierFeedback } from './supplier-feedback.tsx';
import { SupplierSheet } from './supplier-sheet.tsx';
import { suppliersTexts as texts } from './suppliers.texts.ts';

export function SupplierScreen() {
  const supplierId = usePathId('supplierId');
  const query = useQuery({
    queryKey: ['suppliers', 'one', supplierId],
    queryFn: ({ signal }) => call(readSupplier, { params: { supplierId } }, { signal }),
  });
  return <Loaded query={query}>{(supplier) => <SupplierPage supplier={supplier} />}</Loaded>;
}

function SupplierPage({ supplier }: { supplier: SupplierRecord }) {
  const [isChanging, setChanging] = useState(false);
  const mayChange = useMay(changeSupplier);
  return (
    <Page
      title={supplier.name}
      up={{ to: '/suppliers', label: texts.up }}
      aside={
        <Chip tone={supplier.isActive ? 'good' : 'neutral'}>
          {supplier.isActive ? texts.active : texts.inactive}
        </Chip>
      }
      actions={
        mayChange && (
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      <SideColumns
        main={
          <>
            <ScorecardPanel supplierId={supplier.supplierId} />
            <InvitationsPanel invitations={supplier.invitations} />
            <SupplierFeedback supplierId={supplier.supplierId} />
          </>
        }
        side={
          <>
            <Panel title={texts.contacts}>
              {supplier.contacts.length === 0 ? (
                <p className="text-sm text-ink-soft">{texts.noContacts}</p>
              ) : (
                <ContactLines contacts={supplier.contacts} />
              )}
            </Panel>
            <PeoplePanel supplierId={supplier.supplierId} />
            <ReportsRulePanel supplier={supplier} />
            <FactsPanel supplier={supplier} />
            <RecordPanels supplier={supplier} />
            <OwnMarginPanel key={supplier.ownMarginPercent} supplier={supplier} />
          </>
        }
      />
      {isChanging && <SupplierSheet supplier={supplier} onClose={() => setChanging(false)} />}
    </Page>
  );
}

function FactsPanel({ supplier }: { supplier: SupplierRecord }) {
  const { columns } = texts;
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          [columns.alias, supplier.alias],
          [columns.city, supplier.city],
          [texts.gstin, orPlaceholder(supplier.gstin)],
          [
            columns.weaves,
            supplier.fabricCategories.map((category) => FABRIC_CATEGORY_LABEL[category]).join(', '),
          ],
          [columns.msme, supplier.msmeClass ? texts.classes[supplier.msmeClass] : texts.noMsme],
          [columns.rating, orPlaceholder(supplier.rating?.toFixed(1))],
          [
            columns.onTime,
            supplier.onTimePercent === null ? orPlaceholder(null) : `${supplier.onTimePercent}%`,
          ],
          [columns.orders, supplier.ordersDone],
        ]}
      />
    </Panel>
  );
}
