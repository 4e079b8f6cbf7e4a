import type { readReorderTerms } from '#contract/customer/reorder.ts';
import type { Reply } from '#contract/endpoint.ts';
import { formatLengthFor } from '#domain/shared/length.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { useBuyerDay, useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { orderSheetsTexts } from './order-sheets.texts.ts';

const { reorder: texts } = orderSheetsTexts;
type Terms = Reply<typeof readReorderTerms>;

export type ReorderTermsProps = {
  terms: Terms;
  /** Quoted by suppliers the first time too. */
  isMadeToOrder: boolean;
  requiredBy: string;
  onRequiredBy: (day: string) => void;
};

/** What is different today, or what suppliers will be asked. */
export function ReorderTerms({ terms, isMadeToOrder, requiredBy, onRequiredBy }: ReorderTermsProps) {
  const unit = useBuyerUnit();
  const { today } = useBuyerDay();
  if (terms.next === 'quality')
    return terms.differences.length === 0 ? (
      <Notice tone="good">{texts.same}</Notice>
    ) : (
      <Differences differences={terms.differences} />
    );
  return (
    <div className="flex flex-col gap-3">
      <Notice>
        {isMadeToOrder ? texts.madeToOrder : texts.notOffered}
        {!terms.canAskAtOnce && ` ${texts.missing}`}
      </Notice>
      <p className="figures font-semibold">
        {texts.quantity(formatLengthFor(lengthOf(terms.quantity), unit))}
      </p>
      <DateField
        name="requiredBy"
        label={texts.requiredBy}
        min={today}
        value={requiredBy}
        onChange={(event) => onRequiredBy(event.target.value)}
      />
    </div>
  );
}

function Differences({ differences }: Pick<Terms, 'differences'>) {
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="pb-2 text-left font-bold">{texts.differences}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <td />
          <th scope="col" className="py-2 font-semibold">
            {texts.lastTime}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {texts.today}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, before, now }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-normal text-ink-soft">
              {label}
            </th>
            <td className="py-2 pr-3">{before}</td>
            <td className="py-2 font-semibold">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
