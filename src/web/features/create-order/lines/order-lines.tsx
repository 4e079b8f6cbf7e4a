import { MARKET_RULES } from '#domain/shared/market.ts';
import { createOrderTexts } from '../create-order.texts.ts';
import type { OpenParts, PartName } from '../form/use-open-parts.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import { AddressLine } from '../parts/addresses-part.tsx';
import { CreditPart } from '../parts/credit-part.tsx';
import { creditLabel } from '../parts/credit-text.ts';
import { DeliveryPart } from '../parts/delivery-part.tsx';
import { PapersPart } from '../parts/papers-part.tsx';
import { QuantityPart } from '../parts/quantity-part.tsx';
import { GstChoice, LostInputCredit, OtherRegistration, TaxText } from '../parts/tax-part.tsx';
import { coloursText, gstText, papersText, quantityText, termOf } from './line-text.ts';
import { SummaryLine } from './summary-line.tsx';

const texts = createOrderTexts;

/** Everything the buyer settles, a line each; an export has no line for a tax that is not charged. */
export function OrderLines({ order, parts }: { order: OrderForm; parts: OpenParts }) {
  const { formData, values } = order;
  const editing = (part: PartName) => ({
    isOpen: parts.isOpen(part),
    onToggle: () => parts.toggle(part),
  });
  const term = termOf(order);
  return (
    <>
      <SummaryLine
        label={texts.quantity.title}
        value={quantityText(order)}
        note={!parts.isOpen('quantity') && coloursText(order)}
        isEmpty={values.quantity === ''}
        {...editing('quantity')}
      >
        <QuantityPart order={order} />
      </SummaryLine>
      <AddressLine order={order} use="shipping" />
      <SummaryLine label={texts.delivery.title} value={term.value} note={term.note} {...editing('delivery')}>
        <DeliveryPart order={order} />
      </SummaryLine>
      <AddressLine order={order} use="billing" />
      {MARKET_RULES[formData.market].taxNumber === 'gstin' && (
        <SummaryLine
          label={texts.tax.gstin}
          value={gstText(order)}
          note={
            <>
              <TaxText order={order} />
              <OtherRegistration order={order} />
              <LostInputCredit order={order} />
            </>
          }
          isEmpty={values.gstId === ''}
          {...editing('tax')}
        >
          <GstChoice order={order} />
        </SummaryLine>
      )}
      <SummaryLine
        label={texts.credit.title}
        value={creditLabel(Number(values.creditDays))}
        {...editing('credit')}
      >
        <CreditPart order={order} />
      </SummaryLine>
      <SummaryLine
        label={texts.documents.title}
        value={papersText(order) ?? texts.documents.none}
        isEmpty={papersText(order) === null}
        {...editing('documents')}
      >
        <PapersPart order={order} />
      </SummaryLine>
    </>
  );
}
