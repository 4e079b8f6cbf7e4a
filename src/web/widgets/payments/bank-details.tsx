import type { PaymentOrder } from '#contract/customer/payments.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { type CopyFact, CopyFacts } from './copy-facts.tsx';
import { paymentWidgetsTexts } from './payment-widgets.texts.ts';

const { bank: texts } = paymentWidgetsTexts;

export type BankDetailsProps = {
  bank: NonNullable<PaymentOrder['bank']>;
  amount: PaymentOrder['amount'];
};

/** Where a transfer goes, in the order in which a bank asks for it. */
export function BankDetails({ bank, amount }: BankDetailsProps) {
  const facts: CopyFact[] = [
    { label: texts.holder, value: bank.holder },
    { label: texts.name, value: bank.name },
    { label: texts.account, value: bank.account },
    { label: bank.codeLabel, value: bank.code },
    { label: texts.amountIn(CURRENCY_SYMBOL[amount.currency]), value: plainAmount(amount) },
    { label: texts.reference, value: bank.reference },
  ];
  return <CopyFacts facts={facts} />;
}

/** Without groups and sign: banks' forms take digits and a point. */
export function plainAmount({ minor }: PaymentOrder['amount']): string {
  return writeScaled(BigInt(minor), 2, 'western', 'all').replaceAll(',', '');
}
