import type { readBankDetails } from '#contract/customer/bank-details.ts';
import type { Reply } from '#contract/endpoint.ts';
import { bankCodeLabel } from '#domain/account/bank/bank-details.ts';
import type { Market } from '#domain/shared/market.ts';
import type { BankRow } from './bank-details.store.ts';

export type BankDetailsView = Reply<typeof readBankDetails>;

export function bankDetailsView(
  market: Market,
  row: BankRow | undefined,
  maskedVpa: string | null,
): BankDetailsView {
  const account = row && {
    accountHolder: row.account_holder,
    maskedAccount: row.account_masked,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    routingNumber: row.routing_number,
    updatedAt: row.updated_at.toISOString(),
  };
  return { bankCodeLabel: bankCodeLabel(market), account: account ?? null, maskedVpa };
}
