import * as cancelling from '#contract/customer/cancel-order.ts';
import * as statements from '#contract/staff/account-statements.ts';
import * as health from '#contract/staff/health.ts';
import * as lists from '#contract/staff/money-lists.ts';
import * as contract from '#contract/staff/payments.ts';
import * as payouts from '#contract/staff/payouts.ts';
import * as selling from '#contract/staff/sellers.ts';
import { assertSteppedUp } from '#server/capabilities/auth/step-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { createPayoutFile } from './account-credit/create-payout-file.ts';
import { confirmPayout, refusePayout, returnPayout } from './account-credit/end-payout.ts';
import { listPayouts, viewPayout } from './account-credit/list-payouts.ts';
import { downloadPayoutFile, listPayoutFiles } from './account-credit/read-payout-files.ts';
import { releasePayout } from './account-credit/release-payout.ts';
import { listBankTransfers, viewBankTransfer } from './bank/list-bank-transfers.ts';
import { listLettersOfCredit } from './bank/list-letters-of-credit.ts';
import { matchBankTransfer, refuseBankTransfer } from './bank/match-bank-transfer.ts';
import { readLetterCopy, readTransferProof } from './bank/read-payment-papers.ts';
import { readLedger, readLedgerBalances } from './ledger/read-ledger.ts';
import { listOverdue } from './overdue/list-overdue.ts';
import { remindOfOverdue } from './overdue/remind-of-overdue.ts';
import { listReceiptsForStaff } from './receipts/list-receipts-for-staff.ts';
import { cancelForStaff, previewCancelForStaff } from './refunds/cancel-paid-order.ts';
import { listRefunds, viewRefund } from './refunds/list-refunds.ts';
import { releaseRefund } from './refunds/release-refund.ts';
import { addSellerBank } from './sellers/add-seller-bank.ts';
import { listSellers, viewSeller } from './sellers/list-sellers.ts';
import { addSeller, changeSeller } from './sellers/save-seller.ts';
import { withdrawSellerBank } from './sellers/withdraw-seller-bank.ts';
import { listRefusedProofs } from './settle/list-refused-proofs.ts';
import { listAgeing } from './statement/list-ageing.ts';
import { readStatement } from './statement/read-statement.ts';
import { closeWebhook, handleWebhookAgain, listUnresolvedWebhooks } from './webhooks/unresolved-webhooks.ts';

export function paymentStaffRoutes(register: Register, parts: Parts): void {
  bankRoutes(register, parts);
  sellerRoutes(register, parts);
  payoutRoutes(register, parts);
  cancellingRoutes(register, parts);
  webhookRoutes(register, parts);
  register(contract.listRefunds, ({ query }) => listRefunds(parts.db, query));
  register(contract.releaseRefund, ({ params: { refundId } }, { actor, transact }) =>
    transact(async (tx) => {
      await releaseRefund(parts, tx, actor, refundId);
      return viewRefund(tx, refundId);
    }),
  );
  register(contract.listRefusedProofs, ({ query }) => listRefusedProofs(parts.db, query));
  register(lists.listOverdue, ({ query }) => listOverdue(parts, parts.db, query));
  register(lists.remindOfOverdue, ({ params, body }, { actor, transact }) =>
    transact((tx) => remindOfOverdue(parts, tx, actor, { ...params, ...body })),
  );
  register(lists.listReceiptsForStaff, ({ query }) => listReceiptsForStaff(parts.db, query));
  register(statements.listAgeing, ({ query }) => listAgeing(parts, parts.db, query));
  register(statements.readCompanyStatement, ({ params, query }) =>
    readStatement(parts, parts.db, params.brandId, query),
  );
  register(contract.readLedger, ({ query }) => readLedger(parts.db, query));
  register(contract.readLedgerBalances, ({ query }) => readLedgerBalances(parts.db, query));
}

function webhookRoutes(register: Register, parts: Parts): void {
  register(health.listUnresolvedWebhooks, ({ query }) => listUnresolvedWebhooks(parts, parts.db, query));
  register(health.handleWebhookAgain, ({ params }, { actor, transact }) =>
    transact((tx) => handleWebhookAgain(parts, tx, actor, params)),
  );
  register(health.closeWebhook, ({ params }, { actor, transact }) =>
    transact((tx) => closeWebhook(parts, tx, actor, params)),
  );
}

function bankRoutes(register: Register, parts: Parts): void {
  register(contract.listBankTransfers, ({ query }) => listBankTransfers(parts.db, query));
  register(contract.readTransferProof, ({ params }, { actor }) =>
    readTransferProof(parts, actor.sessionId, params.transferId),
  );
  register(contract.readLetterCopy, ({ params }, { actor }) =>
    readLetterCopy(parts, actor.sessionId, params.lcId),
  );
  register(contract.matchBankTransfer, ({ params: { transferId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await matchBankTransfer(parts, tx, actor, { transferId, ...body });
      return viewBankTransfer(tx, transferId);
    }),
  );
  register(contract.refuseBankTransfer, ({ params: { transferId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await refuseBankTransfer(parts, tx, actor, { transferId, ...body });
      return viewBankTransfer(tx, transferId);
    }),
  );
  register(contract.listLettersOfCredit, ({ query }) => listLettersOfCredit(parts.db, query));
}

function cancellingRoutes(register: Register, parts: Parts): void {
  register(cancelling.previewCancelForStaff, ({ params, body }) =>
    previewCancelForStaff(parts.db, { ...params, materialCost: body.materialCost ?? null }),
  );
  register(cancelling.cancelOrderForStaff, ({ params, body }, { actor, transact }) =>
    transact((tx) =>
      cancelForStaff(parts, tx, actor, { ...params, ...body, materialCost: body.materialCost ?? null }),
    ),
  );
}

function payoutRoutes(register: Register, parts: Parts): void {
  register(payouts.listPayouts, ({ query }) => listPayouts(parts.db, query));
  register(payouts.releasePayout, ({ params: { payoutId } }, { actor, transact }) =>
    transact(async (tx) => {
      await releasePayout(parts, tx, actor, payoutId);
      return viewPayout(tx, payoutId);
    }),
  );
  const ends = [
    [payouts.refusePayout, refusePayout],
    [payouts.returnPayout, returnPayout],
  ] as const;
  for (const [endpoint, end] of ends)
    register(endpoint, ({ params, body }, { actor, transact }) =>
      transact(async (tx) => {
        await end(parts, tx, actor, { ...params, ...body });
        return viewPayout(tx, params.payoutId);
      }),
    );
  register(payouts.confirmPayout, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await confirmPayout(parts, tx, actor, { ...params, ...body });
      return viewPayout(tx, params.payoutId);
    }),
  );
  payoutFileRoutes(register, parts);
}

function payoutFileRoutes(register: Register, parts: Parts): void {
  register(payouts.createPayoutFile, ({ body: { payoutIds } }, { actor, transact }) =>
    transact((tx) => createPayoutFile(parts, tx, actor, payoutIds)),
  );
  register(payouts.listPayoutFiles, ({ query }) => listPayoutFiles(parts.db, query));
  register(payouts.downloadPayoutFile, ({ params: { fileId } }, { actor, transact }) =>
    transact((tx) => downloadPayoutFile(parts, tx, actor, fileId)),
  );
}

function sellerRoutes(register: Register, parts: Parts): void {
  register(selling.listSellers, () => listSellers(parts, parts.db));
  register(selling.addSeller, ({ body }, { actor, transact }) =>
    transact(async (tx) => viewSeller(parts, tx, await addSeller(parts, tx, actor, body))),
  );
  register(selling.changeSeller, ({ params: { sellerId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await changeSeller(parts, tx, actor, { sellerId, ...body });
      return viewSeller(parts, tx, sellerId);
    }),
  );
  register(selling.addSellerBank, ({ params: { sellerId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await assertSteppedUp(parts, tx, actor);
      await addSellerBank(parts, tx, actor, { sellerId, ...body });
      return viewSeller(parts, tx, sellerId);
    }),
  );
  register(selling.withdrawSellerBank, ({ params: { sellerId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await withdrawSellerBank(parts, tx, actor, { sellerId, ...body });
      return viewSeller(parts, tx, sellerId);
    }),
  );
}
