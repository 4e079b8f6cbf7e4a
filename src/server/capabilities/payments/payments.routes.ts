import * as credit from '#contract/customer/account-credit.ts';
import * as statements from '#contract/customer/account-statement.ts';
import * as cancelling from '#contract/customer/cancel-order.ts';
import * as letters from '#contract/customer/letters-of-credit.ts';
import * as contract from '#contract/customer/payments.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
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
import { cancelPaidOrder, previewCancel } from './refunds/cancel-paid-order.ts';
import { verifyPayment } from './settle/verify-payment.ts';
import { readStatement } from './statement/read-statement.ts';

export function paymentRoutes(register: Register, parts: Parts): void {
  payingRoutes(register, parts);
  reportRoutes(register, parts);
  cancellingRoutes(register, parts);
}

function payingRoutes(register: Register, parts: Parts): void {
  register(contract.createPaymentOrder, ({ body }, { actor, transact }) =>
    createPaymentOrder(parts, actor, body, transact),
  );
  register(contract.verifyPayment, ({ body }, { actor }) => verifyPayment(parts, actor, body));
  register(contract.listPayments, ({ query }, { actor }) => listPayments(parts, parts.db, actor, query));
  register(statements.readAccountStatement, ({ query }, { actor: { brandId } }) =>
    readStatement(parts, parts.db, brandId, query),
  );
  register(contract.readPayment, ({ params }, { actor: { brandId } }) =>
    viewPayment(parts, parts.db, { brandId, ...params }),
  );
  register(contract.readUpi, ({ params }, { actor: { brandId } }) =>
    readUpi(parts, parts.db, { brandId, ...params }),
  );
  register(contract.readReceipt, ({ params }, { actor: { brandId } }) =>
    readReceipt(parts.db, { brandId, ...params }),
  );
  register(credit.payOutAccountCredit, (_input, { actor, transact }) =>
    transact((tx) => askPayout(parts, tx, actor)),
  );
  register(contract.createPaymentLink, ({ params }, { actor, transact }) =>
    transact((tx) => createPaymentLink(parts, tx, actor, params.paymentOrderId)),
  );
  register(contract.listPaymentLinks, (_input, { actor }) => listPaymentLinks(parts, actor));
  register(contract.endPaymentLink, ({ params }, { actor, transact }) =>
    transact((tx) => endPaymentLink(parts, tx, actor, params.linkId)),
  );
  register(contract.openPaymentLink, ({ body }) => openPaymentLink(parts, body.key));
}

function reportRoutes(register: Register, parts: Parts): void {
  register(contract.reportBankTransfer, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await reportBankTransfer(parts, tx, actor, { ...params, ...body });
      return viewPayment(parts, tx, { brandId: actor.brandId, ...params });
    }),
  );
  register(letters.reportLetterOfCredit, ({ params, body }, { actor, transact }) =>
    transact(async (tx) => {
      await reportLetterOfCredit(parts, tx, actor, { ...params, ...body });
      return viewPayment(parts, tx, { brandId: actor.brandId, ...params });
    }),
  );
  register(letters.withdrawLetterOfCredit, ({ params }, { actor, transact }) =>
    transact(async (tx) => {
      await withdrawLetterOfCredit(parts, tx, actor, params.paymentOrderId);
      return viewPayment(parts, tx, { brandId: actor.brandId, ...params });
    }),
  );
}

/** Here rather than with orders, because cancelling gives money back. */
function cancellingRoutes(register: Register, parts: Parts): void {
  register(cancelling.previewCancel, ({ params }, { actor }) =>
    previewCancel(parts.db, actor, params.orderId),
  );
  register(cancelling.cancelOrder, ({ params, body }, { actor, transact }) =>
    transact((tx) => cancelPaidOrder(parts, tx, actor, { ...params, reason: body.reason ?? null })),
  );
}
