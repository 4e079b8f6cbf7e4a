/** What the desk keeps of a supplier: capacity and holidays, the GST register's word, and where it is paid. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupplierRecord } from '#contract/staff/requests.ts';
import {
  changeDispatchAddress,
  changeSupplierBank,
  changeSupplierCapacity,
  checkSupplierGst,
  readSupplierRecord,
  type SupplierCare,
} from '#contract/staff/supplier-records.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { suppliersTexts } from '../suppliers.texts.ts';
import { BankSheet } from './bank-sheet.tsx';
import { CapacitySheet } from './capacity-sheet.tsx';
import { DispatchSheet } from './dispatch-sheet.tsx';

const texts = suppliersTexts.record;
const GST_TONE = { valid: 'good', error: 'bad', not_checked: 'warn' } as const;

export function RecordPanels({ supplier }: { supplier: SupplierRecord }) {
  const { supplierId } = supplier;
  const query = useQuery({
    queryKey: ['suppliers', 'record', supplierId],
    queryFn: ({ signal }) => call(readSupplierRecord, { params: { supplierId } }, { signal }),
  });
  return (
    <Loaded query={query}>
      {(care) => (
        <>
          <CapacityPanel supplierId={supplierId} care={care} />
          <DispatchPanel supplierId={supplierId} address={care.dispatchAddress} />
          <GstPanel supplier={supplier} gst={care.gst} />
          <BankPanel supplierId={supplierId} bank={care.bank} />
        </>
      )}
    </Loaded>
  );
}

type OfSupplier = { supplierId: string };

function CapacityPanel({ supplierId, care }: OfSupplier & { care: SupplierCare }) {
  const [isChanging, setChanging] = useState(false);
  const mayChange = useMay(changeSupplierCapacity);
  const { capacityNote, holidays } = care;
  return (
    <Panel
      title={texts.capacity}
      aside={mayChange && <EditButton name={texts.editCapacity} onPress={() => setChanging(true)} />}
    >
      {capacityNote === null && holidays.length === 0 && (
        <p className="text-sm text-ink-soft">{texts.noCapacity}</p>
      )}
      {capacityNote && <p className="text-sm wrap-anywhere whitespace-pre-line">{capacityNote}</p>}
      {holidays.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {holidays.map(({ from, to, reason }) => (
            <li key={from}>
              <span className="figures font-semibold">{texts.days(dayText(from), dayText(to))}</span>{' '}
              <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {isChanging && <CapacitySheet supplierId={supplierId} care={care} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

function EditButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" aria-label={name} onClick={onPress}>
      {texts.edit}
    </Button>
  );
}

function GstPanel({
  supplier: { supplierId, gstin },
  gst,
}: { supplier: SupplierRecord } & Pick<SupplierCare, 'gst'>) {
  const mayCheck = useMay(checkSupplierGst) && gstin !== null;
  const check = useChange({
    send: () => call(checkSupplierGst, { params: { supplierId }, body: {} }),
    touches: ['suppliers'],
    done: () => texts.checked,
  });
  return (
    <Panel
      title={texts.gst}
      aside={
        mayCheck && (
          <Button
            variant="secondary"
            size="small"
            busy={check.isRunning}
            onClick={() => check.run(undefined)}
          >
            {texts.check}
          </Button>
        )
      }
    >
      {gst === null ? (
        <p className="text-sm text-ink-soft">{gstin === null ? texts.noGstin : texts.notChecked}</p>
      ) : (
        <div className="flex flex-col items-start gap-2">
          <Chip tone={GST_TONE[gst.state]}>{texts.gstStates[gst.state]}</Chip>
          {gst.problem && <p className="text-sm text-bad">{gst.problem}</p>}
          <Facts
            facts={[
              [texts.legalName, orPlaceholder(gst.legalName)],
              [texts.status, orPlaceholder(gst.status)],
              [texts.checkedAt, momentText(gst.checkedAt)],
            ]}
          />
        </div>
      )}
      <FormProblem change={check} shown={[]} />
    </Panel>
  );
}

function DispatchPanel({ supplierId, address }: OfSupplier & { address: SupplierCare['dispatchAddress'] }) {
  const [isChanging, setChanging] = useState(false);
  const mayChange = useMay(changeDispatchAddress);
  return (
    <Panel
      title={texts.dispatch}
      aside={mayChange && <EditButton name={texts.editDispatch} onPress={() => setChanging(true)} />}
    >
      {address === null ? (
        <p className="text-sm text-ink-soft">{texts.noDispatch}</p>
      ) : (
        <p className="text-sm wrap-anywhere">
          {[address.line1, address.line2, `${address.city} ${address.pincode}`, address.state]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {isChanging && (
        <DispatchSheet supplierId={supplierId} address={address} onClose={() => setChanging(false)} />
      )}
    </Panel>
  );
}

function BankPanel({ supplierId, bank }: OfSupplier & Pick<SupplierCare, 'bank'>) {
  const [isChanging, setChanging] = useState(false);
  const mayChange = useMay(changeSupplierBank);
  return (
    <Panel
      title={texts.bank}
      aside={mayChange && <EditButton name={texts.editBank} onPress={() => setChanging(true)} />}
    >
      {bank === null ? (
        <p className="text-sm text-ink-soft">{texts.noBank}</p>
      ) : (
        <Facts
          facts={[
            [texts.holder, bank.accountHolder],
            [texts.account, bank.accountMasked],
            [texts.ifsc, bank.ifsc],
            [texts.bankName, bank.bankName],
            [texts.changed, texts.by(momentText(bank.changedAt), bank.changedBy)],
          ]}
        />
      )}
      {isChanging && <BankSheet supplierId={supplierId} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
