/** Hands the receipts to another app as a short text; where a device cannot share, the text is copied. */
import type { Receipt } from '#contract/customer/payments.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { paymentWidgetsTexts } from '#web/widgets/payments/payment-widgets.texts.ts';
import { paymentsTexts } from '../payments.texts.ts';

const { receipt: texts } = paymentsTexts;

export function receiptText({
  number,
  amount,
  company,
  orderNumber,
  referenceLabel,
  reference,
}: Receipt): string {
  const received = texts.shareText(number, formatMoney(moneyOf(amount)), company, orderNumber);
  return `${received} ${referenceLabel}: ${reference}`;
}

export async function shareReceipts(receipts: readonly Receipt[]): Promise<void> {
  const text = receipts.map(receiptText).join('\n');
  if ('share' in navigator) {
    // Whoever closes the sheet of the phone has not failed.
    await navigator.share({ title: texts.title, text }).catch(() => {});
    return;
  }
  await (navigator as Navigator).clipboard.writeText(text).then(
    () => showToast(texts.copied, { kind: 'good' }),
    () => showToast(paymentWidgetsTexts.copy.blocked, { kind: 'bad' }),
  );
}
