import { useQuery } from '@tanstack/react-query';
import type { InvoicePreview as Preview } from '#contract/staff/delivery.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { orderQueries } from '../orders.queries.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.send;

type Asked = { dispatchId: string; invoicedOn: string; isLast: boolean };

/** The invoice as it will be written on that day; undefined while it is worked out. */
export function useInvoicePreview({ dispatchId, invoicedOn, isLast }: Asked): Preview | undefined {
  const preview = orderQueries.invoicePreview(dispatchId, { invoicedOn, isLast });
  return useQuery({ ...preview, enabled: isCalendarDay(invoicedOn) }).data;
}

/** What the desk reads before it lets the goods go. */
export function InvoicePreview({ preview }: { preview: Preview }) {
  return (
    <section aria-label={texts.preview} className="mb-4 rounded-card border border-line p-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-2 pb-2">
        <h3 className="font-bold">{preview.number ?? texts.preview}</h3>
        <span className="text-ink-soft">{preview.title}</span>
      </div>
      <dl className="flex flex-col gap-1">
        {preview.amounts.map(({ label, amount }) => (
          <Line key={label} label={label} value={moneyText(amount)} />
        ))}
        <Line label={texts.total} value={moneyText(preview.total)} isTotal />
        {preview.inRupees && <Line label={texts.inRupees} value={moneyText(preview.inRupees)} />}
      </dl>
      {preview.toPay && (
        <p role="status" className="pt-2 font-semibold text-warn">
          {texts.toPay(moneyText(preview.toPay))}
        </p>
      )}
      {preview.problems.map((problem) => (
        <p key={problem} role="alert" className="pt-2 text-bad">
          {problem}
        </p>
      ))}
    </section>
  );
}

function Line({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-3${isTotal ? ' mt-1 border-t border-line pt-1 font-bold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
