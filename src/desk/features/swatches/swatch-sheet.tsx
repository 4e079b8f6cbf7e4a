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
import { SwatchPaperButton } from '#desk/widgets/swatch-paper-button.tsx';
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
  const { status, isCollectable } = props.swatch;
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
        <SwatchPapers swatch={props.swatch} />
      </Sheet>
    </Suspense>
  );
}

const FIELDS = ['courier', 'trackingNumber'] as const;
const EXPORT_FIELDS = [...FIELDS, 'tariffItem'] as const;

function sentBody({ tariffItem, ...body }: Record<(typeof EXPORT_FIELDS)[number], string>) {
  return tariffItem.trim() === '' ? body : { ...body, tariffItem: tariffItem.trim() };
}

function SendForm({ swatch, onClose, onRefuse }: SwatchSheetProps & { onRefuse: () => void }) {
  const { swatchId, number, isExport } = swatch;
  const fields = isExport ? EXPORT_FIELDS : FIELDS;
  const [typed, setTyped, draft] = useDraft(`swatch ${swatchId}`, {
    courier: '',
    trackingNumber: '',
    tariffItem: '',
  });
  const send = useChange({
    send: (body: typeof typed, idempotencyKey) =>
      call(sendSwatch, { params: { swatchId }, body: sentBody(body) }, { idempotencyKey }),
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
      shownFields={[...fields]}
      alternative={{ label: texts.refuse, onChoose: onRefuse }}
      onSubmit={() => send.run(typed)}
      onClose={onClose}
    >
      <SwatchFacts swatch={swatch} />
      {fields.map((name) => (
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
      <SwatchPapers swatch={swatch} />
    </ActionSheet>
  );
}

function SwatchPapers({ swatch: { papers } }: { swatch: StaffSwatch }) {
  return papers.map(({ paperId, kind, number }) => (
    <SwatchPaperButton key={paperId} paperId={paperId} label={texts.paper[kind](number)} />
  ));
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
