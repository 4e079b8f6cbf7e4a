import type { ReactNode } from 'react';
import type { Dispatch } from '#contract/customer/delivery.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { formatKilograms } from '#domain/shared/weight.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { type Fact, Facts } from '#web/widgets/facts.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import { Documents } from './documents.tsx';
import { TransportEvents } from './transport-events.tsx';

const { sheet: texts } = deliveryTexts;

export type DispatchSheetProps = { shipment: Dispatch; onClose: () => void };

/** Everything about one shipment but its single rolls. */
export function DispatchSheet({ shipment, onClose }: DispatchSheetProps) {
  const unit = useBuyerUnit();
  return (
    <Sheet
      open
      onClose={onClose}
      title={deliveryTexts.shipment(shipment.number)}
      description={shipment.statusLabel}
      textOnly
    >
      <div className="flex flex-col gap-5">
        <Part title={texts.transport}>
          <Facts facts={transportFacts(shipment)} />
        </Part>
        <Part title={texts.events}>
          <TransportEvents events={shipment.events} />
        </Part>
        <Part title={texts.documents}>
          <Documents shipment={shipment} />
        </Part>
        <Part title={texts.goods}>
          <Facts facts={goodsFacts(shipment, unit)} />
        </Part>
        <Part title={texts.lots}>
          <Facts facts={lotFacts(shipment, unit)} />
        </Part>
      </div>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-base font-bold">{title}</h3>
      {children}
    </section>
  );
}

function transportFacts(shipment: Dispatch): Fact[] {
  const { transporter, lrNumber, vehicleNumber, ewayBill, eta, deliveredAt } = shipment;
  const known = [
    { label: texts.transporter, value: transporter },
    { label: texts.lr, value: lrNumber },
    { label: texts.vehicle, value: vehicleNumber },
    { label: texts.eway, value: ewayBill?.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? null },
    { label: texts.eta, value: deliveredAt ? null : formatDay(eta, DETAIL_DATE_FORMAT) },
  ];
  return known.filter(({ value }) => value !== null);
}

function goodsFacts({ totals }: Dispatch, unit: LengthUnit | undefined): Fact[] {
  const { length, rolls, bales, netGrams, grossGrams } = totals;
  const packed = bales > 0 ? `${deliveryTexts.rolls(rolls)}, ${deliveryTexts.bales(bales)}` : null;
  return [
    {
      label: texts.quantity,
      value: formatLengthFor(lengthOf(length), unit),
      help: packed ?? deliveryTexts.rolls(rolls),
    },
    ...(netGrams ? [{ label: texts.net, value: formatKilograms(BigInt(netGrams)) }] : []),
    ...(grossGrams ? [{ label: texts.gross, value: formatKilograms(BigInt(grossGrams)) }] : []),
  ];
}

function lotFacts({ lots }: Dispatch, unit: LengthUnit | undefined): Fact[] {
  return lots.map(({ colour, lot, shade, rolls, length }) => ({
    label: [colour, texts.lot(lot, shade)].filter(Boolean).join(' · '),
    value: formatLengthFor(lengthOf(length), unit),
    help: deliveryTexts.rolls(rolls),
  }));
}
