/** An answer of the registry is believed only about the paper that was sent. */
import { UNREGISTERED } from '#domain/books/e-invoice.ts';
import { E_INVOICE_TYPE } from '#domain/books/irn.ts';
import { rupeeFigures, rupees } from '#domain/books/rupee-figures.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import type { RegisteredInvoice } from '#server/integrations/tax-registry/port.ts';
import { readSignedQr } from '#server/integrations/tax-registry/signed-qr.ts';

export type Judgement =
  | { kind: 'good' }
  /** The registry holds another paper under this number: asking again changes nothing. */
  | { kind: 'another'; words: string }
  /** The answer itself is broken or forged: it counts as none. */
  | { kind: 'unusable'; words: string };

export function judgeAnswer(answer: RegisteredInvoice, irn: string, document: TaxDocument): Judgement {
  const unusable = (words: string): Judgement => ({ kind: 'unusable', words });
  if (answer.irn !== irn) return unusable('its IRN is not that of this invoice');
  const said = readSignedQr(answer.signedQr);
  if (!said) return unusable('its signed code can’t be read');
  const { seller, buyer, kind, number } = document;
  if (said.Irn !== irn || said.SellerGstin !== seller.gstin || said.DocTyp !== E_INVOICE_TYPE[kind])
    return unusable('its signed code is about another invoice');
  if (said.DocNo.toUpperCase() !== number) return unusable('its signed code is about another invoice');
  const total = rupees(rupeeFigures(document)?.total ?? 0n);
  if (said.BuyerGstin !== (buyer.gstin ?? UNREGISTERED) || said.TotInvVal !== total)
    return {
      kind: 'another',
      words:
        'The registry already holds this number for another buyer or amount. Cancel the invoice here and issue a new one.',
    };
  return answer.isActive
    ? { kind: 'good' }
    : {
        kind: 'another',
        words: 'The registry holds this number as cancelled. Cancel the invoice here and issue a new one.',
      };
}
