import { useState } from 'react';
import type { ExportInvoice } from '#contract/staff/books.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { booksTexts } from './books.texts.ts';
import { RemittanceSheet } from './remittance-sheet.tsx';
import { ShippingBillSheet } from './shipping-bill-sheet.tsx';

const texts = booksTexts.exports;
type Remittance = ExportInvoice['remittances'][number];
type Open = { sheet: 'bill' } | { sheet: 'remittance'; remittance: Remittance | null };

/** One export: its shipping bill and every payment that came for it. */
export function ExportPanel({ invoice }: { invoice: ExportInvoice }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { shippingBill: bill, remittances } = invoice;
  return (
    <Panel
      title={texts.of(invoice.number)}
      aside={<TextLink to={`/orders/${invoice.orderId}`}>{invoice.orderNumber}</TextLink>}
    >
      <Facts
        facts={[
          [texts.total, moneyText(invoice.total)],
          [texts.realised, moneyText(invoice.realised)],
          [texts.limit, dayText(invoice.limit)],
          [
            texts.shippingBill,
            bill ? `${bill.number}, ${dayText(bill.billedOn)}, ${bill.portCode}` : texts.noBill,
          ],
        ]}
      />
      <div className="flex flex-wrap gap-2 pt-3">
        <Button variant="secondary" size="small" onClick={() => setOpen({ sheet: 'bill' })}>
          {bill ? texts.changeBill : texts.enterBill}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => setOpen({ sheet: 'remittance', remittance: null })}
        >
          {texts.enterRemittance}
        </Button>
      </div>
      <h3 className="pt-4 pb-1 text-sm font-semibold">{texts.remittances}</h3>
      {remittances.length === 0 && <p className="text-sm text-ink-soft">{texts.noRemittances}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {remittances.map((each) => (
          <li key={each.remittanceId} className="flex items-center justify-between gap-3 py-2">
            <RemittanceLines {...each} />
            <Button
              variant="quiet"
              size="small"
              onClick={() => setOpen({ sheet: 'remittance', remittance: each })}
            >
              {texts.changeRemittance}
            </Button>
          </li>
        ))}
      </ul>
      {open?.sheet === 'bill' && <ShippingBillSheet invoice={invoice} onClose={close} />}
      {open?.sheet === 'remittance' && (
        <RemittanceSheet invoice={invoice} remittance={open.remittance} onClose={close} />
      )}
    </Panel>
  );
}

function RemittanceLines({ reference, ebrc, receivedOn, amount }: Remittance) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{reference}</p>
      <p className="figures text-ink-soft">
        {dayText(receivedOn)} · {moneyText(amount)}
      </p>
      <p className="text-ink-soft wrap-anywhere">{ebrc ?? texts.noEbrc}</p>
    </div>
  );
}
