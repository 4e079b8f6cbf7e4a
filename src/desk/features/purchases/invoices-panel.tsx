import { useState } from 'react';
import {
  addMillInvoice,
  type MillInvoice,
  type Purchase,
  payMillInvoice,
} from '#contract/staff/purchases.ts';
import { useMay } from '#desk/platform/access.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { PayableChips } from './purchase-state-chip.tsx';
import { purchasesTexts as texts } from './purchases.texts.ts';

/** What the mill billed, what was paid of it, and what is open. */
export function InvoicesPanel({ purchase }: { purchase: Purchase }) {
  const [isAdding, setAdding] = useState(false);
  const [paying, setPaying] = useState<MillInvoice | null>(null);
  const mayAdd = useMay(addMillInvoice);
  const { invoices } = purchase;
  return (
    <Panel
      title={texts.invoices}
      aside={
        mayAdd && (
          <Button size="small" variant="secondary" icon="plus" onClick={() => setAdding(true)}>
            {texts.invoice.action}
          </Button>
        )
      }
    >
      {invoices.length === 0 && <p className="text-sm text-ink-soft">{texts.noInvoices}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {invoices.map((invoice) => (
          <InvoiceLines key={invoice.invoiceId} invoice={invoice} onPay={() => setPaying(invoice)} />
        ))}
      </ul>
      {isAdding && <InvoiceSheet purchase={purchase} onClose={() => setAdding(false)} />}
      {paying && <PaymentSheet invoice={paying} onClose={() => setPaying(null)} />}
    </Panel>
  );
}

function InvoiceLines({ invoice, onPay }: { invoice: MillInvoice; onPay: () => void }) {
  const { number, invoicedOn, shipment, taxable, gst, total, open, dueOn, state, isStatutory, file } =
    invoice;
  const mayPay = useMay(payMillInvoice) && state !== 'paid';
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold wrap-anywhere">
          {[number, shipment !== null && texts.shipment(shipment)].filter(Boolean).join(' · ')}
        </p>
        <p className="figures font-semibold">{moneyText(total)}</p>
      </div>
      <p className="figures text-ink-soft">
        {`${dayText(invoicedOn)} · ${texts.taxAndTotal(moneyText(taxable), moneyText(gst))}`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-2">
          <PayableChips payable={state} isStatutory={isStatutory} />
          {state !== 'paid' && (
            <span className="figures">{`${texts.owed(moneyText(open))} · ${texts.due(dayText(dueOn))}`}</span>
          )}
        </span>
        {mayPay && (
          <Button size="small" onClick={onPay}>
            {texts.pay.action}
          </Button>
        )}
      </div>
      {file && (
        <a
          href={file.url}
          download={file.name}
          className="inline-flex min-h-6 items-center self-start font-semibold text-brand-700 hover:underline"
        >
          {texts.invoice.open}
        </a>
      )}
      <ul className="flex flex-col">
        {invoice.payments.map(({ paymentId, paidOn, utr, amount }) => (
          <li key={paymentId} className="figures flex flex-wrap justify-between gap-x-3 text-ink-soft">
            <span>{texts.paidLine(dayText(paidOn), utr)}</span>
            <span>{moneyText(amount)}</span>
          </li>
        ))}
      </ul>
      <HeldNotices act="mill_payment" subject={invoice.invoiceId} />
    </li>
  );
}
