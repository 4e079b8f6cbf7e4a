import * as credit from '#contract/customer/account-credit.ts';
import * as statements from '#contract/customer/account-statement.ts';
import * as letters from '#contract/customer/letters-of-credit.ts';
import * as contract from '#contract/customer/payments.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { askPayout } from './account-credit/ask-payout.ts';
import { reportBankTransfer } from './bank/report-bank-transfer.ts';
import { reportLetterOfCredit } from './bank/report-letter-of-credit.ts';
import { withdrawLetterOfCredit } from './bank/withdraw-letter-of-credit.ts';
import { createPaymentLink } from './links/create-payment-link.ts';
import { endPaymentLink, listPaymentLinks } from './links/end-payment-link.ts';
import { openPaymentLink } from './links/open-payment-link.ts';
import { createPaymentOrder } from './pay/create-payment-order.ts';
import { listPayments } from './pay/list-payments.ts';
import { readUpi } from './pay/read-upi.ts';
import { viewPayment } from './pay/view-payment.ts';
import { readReceipt } from './receipts/read-receipt.ts';
import { verifyPayment } from './settle/verify-payment.ts';
import { readStatement } from './statement/read-statement.ts';

export function paymentRoutes(register: Register, services: Services): void {
  payingRoutes(register, services);
  reportRoutes(register, services);
}

function payingRoutes(register: Register, services: Services): void {
  register(contract.createPaymentOrder, ({ body }, { actor, transact }) =>
    createPaymentOrder(services, actor, body, transact),
  );
  register(contract.verifyPayment, ({ body }, { actor }) => verifyPayment(services, actor, body));
  register(contract.listPayments, ({ query }, { actor }) =>
    listPayments(services, services.db, actor, query),
  );
  register(statements.readAccountStatement, ({ query }, { actor: { brandId } }) =>
    readStatement(services, services.db, brandId, query),
  );
  register(contract.readPayment, ({ params }, { actor: { brandId } }) =>
    viewPayment(services, services.db, { brandId, ...params }),
  );
  register(contract.readUpi, ({ params }, { actor: { brandId } }) =>
    readUpi(services, services.db, { brandId, ...params }),
  );
  register(contract.readReceipt, ({ params }, { actor: { brandId } }) =>
    readReceipt(services.db, { brandId, ...params }),
  );
  register(credit.payOutAccountCredit, (_input, { actor, transact }) =>
    transact((tx) => askPayout(services, tx, actor)),
  );
  register(contract.createPaymentLink, ({ params }, { actor, transact }) =>
    transact((tx) => createPaymentLink(services, tx, actor, params.paymentOrderId)),
  );
  register(contract.listPaymentLinks, (_input, { actor }) => listPaymentLinks(services, actor));
  register(contract.endPaymentLink, ({ params }, { actor, transact }) =>
    transact((tx) => endPaymentLink(services, tx, actor, params.linkId)),
  );
  register(contract.openPaymentLink, ({ body }) => openPaymentLink(services, body.key));
}

function reportRoutes(register: Register, services: Services): void {
  register(contract.reportBankTransfer, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await reportBankTransfer(services, tx, actor, { ...params, ...body });
      return viewPayment(services, tx, { brandId: actor.brandId, ...params });
    }),
  );
  register(letters.reportLetterOfCredit, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await reportLetterOfCredit(services, tx, actor, { ...params, ...body });
      return viewPayment(services, tx, { brandId: actor.brandId, ...params });
    }),
  );
  register(letters.withdrawLetterOfCredit, ({ params }, { actor, transact }) =>
    transact(async (tx) => {
      await withdrawLetterOfCredit(services, tx, actor, params.paymentOrderId);
      return viewPayment(services, tx, { brandId: actor.brandId, ...params });
    }),
  );
}
