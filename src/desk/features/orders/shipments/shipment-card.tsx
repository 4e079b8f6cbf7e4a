import { useState } from 'react';
import type { Dispatch } from '#contract/customer/delivery.ts';
import { type PackedDispatch, sendDispatch } from '#contract/staff/delivery.ts';
import type { Registration } from '#contract/staff/registrations.ts';
import { useMay } from '#desk/platform/access.ts';
import { lengthText, moneyText } from '#desk/widgets/figures.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { RegistrationPart } from '#desk/widgets/registration/registration-part.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { type DispatchStatus, hasLeft, isOnTheWay } from '#domain/delivery/dispatch-status.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { SendSheet } from './send-sheet.tsx';
import { shipmentsTexts as texts } from './shipments.texts.ts';
import { CancelPackingSheet, DeliverSheet, TransportEventSheet } from './transport-sheets.tsx';

const TONE: Partial<Record<DispatchStatus, ChipTone>> = {
  dispatched: 'info',
  warehouse: 'info',
  delivered: 'good',
};
const LINK = 'inline-flex min-h-6 items-center font-semibold text-brand-700 hover:underline';

export type ShipmentCardProps = {
  orderId: string;
  unit: LengthUnit;
  dispatch: Dispatch;
  /** Of its invoice at the registry. */
  registration: Registration | null;
  /** The same, where it has not left yet. */
  packed: PackedDispatch | null;
};

export function ShipmentCard({ orderId, unit, dispatch, registration, packed }: ShipmentCardProps) {
  const { status, statusLabel, number, totals, events } = dispatch;
  return (
    <article aria-label={texts.shipment(number)} className="rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <h3 className="flex flex-wrap items-center gap-2 font-bold">
          {texts.shipment(number)}
          <Chip tone={TONE[status] ?? 'neutral'}>{statusLabel}</Chip>
          {dispatch.isLast && <Chip>{texts.last}</Chip>}
          {dispatch.isLate && <Chip tone="bad">{texts.late}</Chip>}
        </h3>
        {/* Goods whose invoice is written wait for the registry, and nothing else is done to them. */}
        {(registration === null || hasLeft(status)) && (
          <ShipmentActions orderId={orderId} unit={unit} dispatch={dispatch} packed={packed} />
        )}
      </div>
      <p className="figures pb-2">
        {[texts.rolls(totals.rolls), totals.bales > 0 && texts.bales(totals.bales), lengthText(totals.length)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {hasLeft(status) && (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 md:grid-cols-2">
          <Facts facts={transportFacts(dispatch)} />
          <Facts facts={paperFacts(dispatch)} />
        </div>
      )}
      {registration && <RegistrationPart registration={registration} />}
      {events.length > 0 && (
        <ol aria-label={texts.events} className="flex flex-col gap-1 pt-3 text-ink-soft">
          {events.map(({ kind, label, place, note, happenedAt }) => (
            <li key={`${kind} ${happenedAt}`} className="flex flex-wrap gap-x-2">
              <span className="figures">{momentText(happenedAt)}</span>
              <span className="text-ink">{[label, place, note].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

function transportFacts({
  transporter,
  lrNumber,
  vehicleNumber,
  ewayBill,
  eta,
  deliveredAt,
}: Dispatch): Fact[] {
  return [
    [texts.transporter, orPlaceholder(transporter)],
    [texts.lr, orPlaceholder(lrNumber)],
    [texts.vehicle, orPlaceholder(vehicleNumber)],
    [texts.eway, orPlaceholder(ewayBill)],
    deliveredAt ? [texts.delivered, momentText(deliveredAt)] : [texts.eta, dayText(eta)],
  ];
}

function paperFacts({ invoice, certificate, receipt, totals }: Dispatch): Fact[] {
  const fileOf = (file: { url: string } | null, words: string) =>
    file ? (
      <a href={file.url} className={LINK}>
        {words}
      </a>
    ) : (
      words
    );
  return [
    ...(invoice
      ? ([
          [texts.invoice, fileOf(invoice.file, texts.invoiceOf(invoice.number, dayText(invoice.invoicedOn)))],
          [texts.amount, moneyText(invoice.total)],
        ] as const)
      : []),
    ...(certificate
      ? ([
          [texts.certificate, fileOf(certificate.file, `${certificate.standard} ${certificate.number}`)],
        ] as const)
      : []),
    [texts.received, texts.receivedOf(receipt.received, totals.rolls)],
    ...(receipt.missing > 0 ? ([['', texts.missing(receipt.missing)]] as const) : []),
  ];
}

const SHEETS = ['repack', 'cancel', 'send', 'event', 'deliver', 'certify'] as const;
type SheetName = (typeof SHEETS)[number];

function ShipmentActions({ orderId, unit, dispatch, packed }: Omit<ShipmentCardProps, 'registration'>) {
  const [open, setOpen] = useState<SheetName | null>(null);
  const mayMove = useMay(sendDispatch);
  if (!mayMove) return null;
  const close = () => setOpen(null);
  const words: Record<SheetName, string> = {
    repack: texts.pack.change,
    cancel: texts.pack.cancel,
    send: texts.send.action,
    event: texts.event.action,
    deliver: texts.deliver.action,
    certify: texts.certify.action,
  };
  return (
    <div className="flex flex-wrap gap-1">
      {movesOf(dispatch.status).map((move) => (
        <Button
          key={move}
          size="small"
          variant={move === 'send' || move === 'deliver' ? 'secondary' : 'quiet'}
          onClick={() => setOpen(move)}
        >
          {words[move]}
        </Button>
      ))}
      {open === 'repack' && <PackSheet orderId={orderId} unit={unit} dispatch={dispatch} onClose={close} />}
      {open === 'cancel' && <CancelPackingSheet dispatch={dispatch} onClose={close} />}
      {open === 'send' && packed && <SendSheet orderId={orderId} dispatch={packed} onClose={close} />}
      {open === 'event' && <TransportEventSheet dispatch={dispatch} onClose={close} />}
      {open === 'deliver' && <DeliverSheet dispatch={dispatch} onClose={close} />}
      {open === 'certify' && <CertificateSheet orderId={orderId} dispatch={dispatch} onClose={close} />}
    </div>
  );
}

function movesOf(status: DispatchStatus): readonly SheetName[] {
  if (status === 'packed') return ['repack', 'cancel', 'send'];
  if (isOnTheWay(status)) return ['certify', 'event', 'deliver'];
  return status === 'delivered' ? ['certify'] : [];
}
