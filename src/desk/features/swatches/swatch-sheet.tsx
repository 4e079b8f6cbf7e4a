import { lazy, Suspense, useState } from 'react';
import { recordSwatchPayment, refuseSwatch, type StaffSwatch, sendSwatch } from '#contract/staff/swatches.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { useDraft } from '#desk/widgets/forms/use-draft.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { swatchesTexts as texts } from './swatches.texts.ts';

const Sheet = lazy(() => import('#ui/surfaces/sheet.tsx').then((m) => ({ default: m.Sheet })));
const REASON_MAX = 200;
const TOUCHED = ['swatches'] as const;

export type SwatchSheetProps = { swatch: StaffSwatch; onClose: () => void };

/** What can be done with it now. */
export function SwatchSheet(props: SwatchSheetProps) {
  const [isRefusing, setRefusing] = useState(false);
  const maySend = useMay(sendSwatch);
  const mayBook = useMay(recordSwatchPayment);
  const { status, chargeState } = props.swatch;
  const isCollectable = status === 'sent' && (chargeState === 'due' || chargeState === 'dropped');
  if (status === 'requested' && maySend)
    return isRefusing ? (
      <RefuseForm {...props} />
    ) : (
      <SendForm {...props} onRefuse={() => setRefusing(true)} />
    );
  if (isCollectable && mayBook) return <PaidForm {...props} />;
  return (
    <Suspense>
      <Sheet open onClose={props.onClose} title={props.swatch.number} textOnly>
        <SwatchFacts swatch={props.swatch} />
      </Sheet>
    </Suspense>
  );
}

function SendForm({ swatch, onClose, onRefuse }: SwatchSheetProps & { onRefuse: () => void }) {
  const { swatchId, number } = swatch;
  const [typed, setTyped, draft] = useDraft(`swatch ${swatchId}`, { courier: '', trackingNumber: '' });
  const send = useChange({
    send: (body: typeof typed, idempotencyKey) =>
      call(sendSwatch, { params: { swatchId }, body }, { idempotencyKey }),
    touches: TOUCHED,
    done: () => texts.sent(number),
    onDone: draft.discardThen(onClose),
  });
  return (
    <ActionSheet
      title={number}
      action={texts.send}
      change={send}
      draft={draft}
      shownFields={['courier', 'trackingNumber']}
      alternative={{ label: texts.refuse, onChoose: onRefuse }}
      onSubmit={() => send.run(typed)}
      onClose={onClose}
    >
      <SwatchFacts swatch={swatch} />
      {(['courier', 'trackingNumber'] as const).map((name) => (
        <Field
          key={name}
          label={texts[name]}
          value={typed[name]}
          error={send.fields[name]}
          autoComplete="off"
          onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
        />
      ))}
    </ActionSheet>
  );
}

function RefuseForm({ swatch: { swatchId, number }, onClose }: SwatchSheetProps) {
  return (
    <TextSheet
      recordId={swatchId}
      title={texts.refuseTitle(number)}
      action={texts.refuse}
      variant="danger"
      name="reason"
      label={texts.reason}
      help={texts.reasonHelp}
      maxLength={REASON_MAX}
      send={(reason, idempotencyKey) =>
        call(refuseSwatch, { params: { swatchId }, body: { reason } }, { idempotencyKey })
      }
      touches={TOUCHED}
      done={texts.refused(number)}
      onClose={onClose}
    />
  );
}

function PaidForm({ swatch, onClose }: SwatchSheetProps) {
  const { swatchId, number } = swatch;
  const paid = useChange({
    send: (_input: null, idempotencyKey) =>
      call(recordSwatchPayment, { params: { swatchId } }, { idempotencyKey }),
    touches: TOUCHED,
    done: () => texts.paidDone(number),
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={number}
      action={texts.paid}
      change={paid}
      draft={null}
      onSubmit={() => paid.run(null)}
      onClose={onClose}
    >
      <SwatchFacts swatch={swatch} />
    </ActionSheet>
  );
}

function SwatchFacts({ swatch }: { swatch: StaffSwatch }) {
  const { quality, company, supplierName, address, note, courier, trackingNumber, refusedReason } = swatch;
  const { line1, line2, city, region, postcode, country } = address;
  return (
    <Facts
      facts={[
        [texts.columns.quality, quality],
        [texts.columns.company, company],
        [texts.supplier, supplierName],
        [texts.sendTo, [line1, line2, city, region, postcode, country].filter(Boolean).join(', ')],
        [texts.note, note ?? texts.none],
        [texts.courier, courier ?? texts.none],
        [texts.trackingNumber, trackingNumber ?? texts.none],
        ...(refusedReason ? [[texts.reason, refusedReason] as const] : []),
        [texts.columns.charge, chargeText(swatch)],
      ]}
    />
  );
}

export function chargeText({ charge, chargeState }: StaffSwatch): string {
  return texts.charge(moneyText(charge), texts.chargeStates[chargeState]);
}
