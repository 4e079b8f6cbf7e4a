import type { PaymentOrder } from '#contract/payments.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import { type CopyFact, CopyFacts } from './copy-facts.tsx';

export type BankDetailsProps = {
  bank: NonNullable<PaymentOrder['bank']>;
  amount: PaymentOrder['amount'];
};

/** Where a transfer goes, in the order in which a bank asks for it. */
export function BankDetails({ bank, amount }: BankDetailsProps) {
  const facts: CopyFact[] = [
    { label: 'Account holder', value: bank.holder },
    { label: 'Bank', value: bank.name },
    { label: 'Account number', value: bank.account },
    { label: bank.codeLabel, value: bank.code },
    { label: `Amount in ${CURRENCY_SYMBOL[amount.currency]}`, value: plainAmount(amount) },
    { label: 'Write as reference', value: bank.reference },
  ];
  return <CopyFacts facts={facts} />;
}

/** Without groups and sign: banks' forms take digits and a point. */
export function plainAmount({ minor }: PaymentOrder['amount']): string {
  return writeScaled(BigInt(minor), 2, 'western', 'all').replaceAll(',', '');
}
