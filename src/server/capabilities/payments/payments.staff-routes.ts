import * as statements from '#contract/staff/account-statements.ts';
import * as health from '#contract/staff/health.ts';
import * as lists from '#contract/staff/money-lists.ts';
import * as contract from '#contract/staff/payments.ts';
import * as payouts from '#contract/staff/payouts.ts';
import * as selling from '#contract/staff/sellers.ts';
import { assertSteppedUp } from '#server/capabilities/auth/step-up.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
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

export function paymentStaffRoutes(register: Register, services: Services): void {
  bankRoutes(register, services);
  sellerRoutes(register, services);
  payoutRoutes(register, services);
  webhookRoutes(register, services);
  register(contract.listRefunds, ({ query }) => listRefunds(services.db, query));
  register(contract.releaseRefund, ({ params: { refundId } }, { actor, transact }) =>
    transact(async (tx) => {
      await releaseRefund(services, tx, actor, refundId);
      return viewRefund(tx, refundId);
    }),
  );
  register(contract.listRefusedProofs, ({ query }) => listRefusedProofs(services.db, query));
  register(lists.listOverdue, ({ query }) => listOverdue(services, services.db, query));
  register(lists.remindOfOverdue, ({ params, body }, { actor, transact }) =>
    transact((tx) => remindOfOverdue(services, tx, actor, { ...params, ...body })),
  );
  register(lists.listReceiptsForStaff, ({ query }) => listReceiptsForStaff(services.db, query));
  register(statements.listAgeing, ({ query }) => listAgeing(services, services.db, query));
  register(statements.readCompanyStatement, ({ params, query }) =>
    readStatement(services, services.db, params.brandId, query),
  );
  register(contract.readLedger, ({ query }) => readLedger(services.db, query));
  register(contract.readLedgerBalances, ({ query }) => readLedgerBalances(services.db, query));
}

function webhookRoutes(register: Register, services: Services): void {
  register(health.listUnresolvedWebhooks, ({ query }) =>
    listUnresolvedWebhooks(services, services.db, query),
  );
  register(health.handleWebhookAgain, ({ params }, { actor, transact }) =>
    transact((tx) => handleWebhookAgain(services, tx, actor, params)),
  );
  register(health.closeWebhook, ({ params }, { actor, transact }) =>
    transact((tx) => closeWebhook(services, tx, actor, params)),
  );
}

function bankRoutes(register: Register, services: Services): void {
  register(contract.listBankTransfers, ({ query }) => listBankTransfers(services.db, query));
  register(contract.readTransferProof, ({ params }, { actor }) =>
    readTransferProof(services, actor.sessionId, params.transferId),
  );
  register(contract.readLetterCopy, ({ params }, { actor }) =>
    readLetterCopy(services, actor.sessionId, params.lcId),
  );
  register(contract.matchBankTransfer, ({ params: { transferId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await matchBankTransfer(services, tx, actor, { transferId, ...body });
      return viewBankTransfer(tx, transferId);
    }),
  );
  register(contract.refuseBankTransfer, ({ params: { transferId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await refuseBankTransfer(services, tx, actor, { transferId, ...body });
      return viewBankTransfer(tx, transferId);
    }),
  );
  register(contract.listLettersOfCredit, ({ query }) => listLettersOfCredit(services.db, query));
}

function payoutRoutes(register: Register, services: Services): void {
  register(payouts.listPayouts, ({ query }) => listPayouts(services.db, query));
  register(payouts.releasePayout, ({ params: { payoutId } }, { actor, transact }) =>
    transact(async (tx) => {
      await releasePayout(services, tx, actor, payoutId);
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
        await end(services, tx, actor, { ...params, ...body });
        return viewPayout(tx, params.payoutId);
      }),
    );
  register(payouts.confirmPayout, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await confirmPayout(services, tx, actor, { ...params, ...body });
      return viewPayout(tx, params.payoutId);
    }),
  );
  payoutFileRoutes(register, services);
}

function payoutFileRoutes(register: Register, services: Services): void {
  register(payouts.createPayoutFile, ({ body: { payoutIds } }, { actor, transact }) =>
    transact((tx) => createPayoutFile(services, tx, actor, payoutIds)),
  );
  register(payouts.listPayoutFiles, ({ query }) => listPayoutFiles(services.db, query));
  register(payouts.downloadPayoutFile, ({ params: { fileId } }, { actor, transact }) =>
    transact((tx) => downloadPayoutFile(services, tx, actor, fileId)),
  );
}

function sellerRoutes(register: Register, services: Services): void {
  register(selling.listSellers, () => listSellers(services, services.db));
  register(selling.addSeller, ({ body }, { actor, transact }) =>
    transact(async (tx) => viewSeller(services, tx, await addSeller(services, tx, actor, body))),
  );
  register(selling.changeSeller, ({ params: { sellerId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await changeSeller(services, tx, actor, { sellerId, ...body });
      return viewSeller(services, tx, sellerId);
    }),
  );
  register(selling.addSellerBank, ({ params: { sellerId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await assertSteppedUp(services, tx, actor);
      await addSellerBank(services, tx, actor, { sellerId, ...body });
      return viewSeller(services, tx, sellerId);
    }),
  );
  register(selling.withdrawSellerBank, ({ params: { sellerId }, body }, { actor, transact }) =>
    transact(async (tx) => {
      await withdrawSellerBank(services, tx, actor, { sellerId, ...body });
      return viewSeller(services, tx, sellerId);
    }),
  );
}
