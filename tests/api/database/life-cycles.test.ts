/** Every life cycle of the domain against the table that keeps it: the same states, no more and no fewer. */

import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { VERIFICATION_STATUS_CODE } from '#domain/account/verification-status.ts';
import { WHATSAPP_VALIDITY_CODE } from '#domain/account/whatsapp-validity.ts';
import { registrationLifecycle, wayLifecycle } from '#domain/books/registration/registration-state.ts';
import { dispatchLifecycle } from '#domain/delivery/dispatch-status.ts';
import { rollLifecycle } from '#domain/delivery/roll-state.ts';
import { claimLifecycle } from '#domain/issues/claim-status.ts';
import { issueStatusLifecycle } from '#domain/issues/issue-status.ts';
import { orderLifecycle } from '#domain/orders/order-status.ts';
import { orderValidationLifecycle } from '#domain/orders/order-validation.ts';
import { stockHoldLifecycle } from '#domain/orders/stock-hold-state.ts';
import { bankTransferLifecycle } from '#domain/payments/methods/bank-transfer-state.ts';
import { letterOfCreditLifecycle } from '#domain/payments/methods/letter-of-credit-state.ts';
import { paymentLifecycle } from '#domain/payments/payment-status.ts';
import { payoutLifecycle } from '#domain/payments/payout-state.ts';
import { instalmentLifecycle } from '#domain/payments/plan/instalment-state.ts';
import { refundLifecycle } from '#domain/payments/refund-state.ts';
import { sampleLifecycle } from '#domain/production/sample-approval.ts';
import { standardLifecycle } from '#domain/production/standards/standard-status.ts';
import { taskLifecycle } from '#domain/production/task-status.ts';
import { quoteLifecycle } from '#domain/quotes/quote-status.ts';
import { requestLifecycle } from '#domain/requests/request-status.ts';
import type { Lifecycle } from '#domain/shared/lifecycle.ts';
import { unreachableStates } from '#domain/shared/unreachable-states.fixture.ts';
import { swatchChargeLifecycle } from '#domain/swatches/swatch-charge.ts';
import { swatchLifecycle } from '#domain/swatches/swatch-status.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

type StoredCycle = { cycle: Lifecycle<string, string>; in: string };

const STORED_CYCLES: readonly StoredCycle[] = [
  { cycle: requestLifecycle, in: 'fabric_requests.status' },
  { cycle: quoteLifecycle, in: 'quotes.status' },
  { cycle: orderLifecycle, in: 'orders.status' },
  { cycle: stockHoldLifecycle, in: 'stock_holds.state' },
  { cycle: paymentLifecycle, in: 'payment_orders.status' },
  { cycle: instalmentLifecycle, in: 'instalments.state' },
  { cycle: bankTransferLifecycle, in: 'bank_transfers.state' },
  { cycle: letterOfCreditLifecycle, in: 'letters_of_credit.state' },
  { cycle: claimLifecycle, in: 'issues.status' },
  { cycle: issueStatusLifecycle, in: 'orders.issue_status' },
  { cycle: refundLifecycle, in: 'refunds.state' },
  { cycle: payoutLifecycle, in: 'account_credit_payouts.state' },
  { cycle: dispatchLifecycle, in: 'dispatches.status' },
  { cycle: registrationLifecycle, in: 'invoice_registrations.state' },
  { cycle: wayLifecycle, in: 'invoice_registrations.way_state' },
  { cycle: swatchLifecycle, in: 'swatch_requests.status' },
  { cycle: swatchChargeLifecycle, in: 'swatch_requests.charge_state' },
  { cycle: rollLifecycle, in: 'dispatch_rolls.state' },
  { cycle: orderValidationLifecycle, in: 'orders.validation' },
  { cycle: taskLifecycle, in: 'plan_tasks.status' },
  { cycle: sampleLifecycle, in: 'samples.status' },
  { cycle: standardLifecycle, in: 'standards.status' },
];

/** States that follow from other facts and are kept as their wire codes. */
const CODES = [
  { codes: VERIFICATION_STATUS_CODE, in: 'companies.verification_status' },
  { codes: WHATSAPP_VALIDITY_CODE, in: 'whatsapp_numbers.validity' },
];

/** What the checks on this one column let in. */
async function statesIn(column: string): Promise<string[]> {
  const [table = '', name = ''] = column.split('.');
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(c.oid) as definition from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
    where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${name}`.execute(
    world.parts.db.unscoped,
  );
  return rows.flatMap(({ definition }) => definition.match(/(?<=')[a-z_]+(?=')|\b\d+\b/g) ?? []).sort();
}

test.each(STORED_CYCLES)('the table lets in exactly the states of $in', async ({ cycle, in: column }) => {
  expect(await statesIn(column)).toEqual(Object.keys(cycle.moves).sort());
});

test.each(CODES)('the table lets in exactly the codes of $in', async ({ codes, in: column }) => {
  expect(await statesIn(column)).toEqual(Object.values(codes).map(String).sort());
});

test.each(STORED_CYCLES)('every state of $in can be reached, and only states are moved to', ({ cycle }) => {
  expect(unreachableStates(cycle)).toEqual([]);
  const states = new Set(Object.keys(cycle.moves));
  for (const moves of Object.values(cycle.moves))
    for (const to of Object.keys(moves)) expect(states).toContain(to);
});

test('every life cycle of the domain is compared here', async () => {
  const files = await readdir('src/domain', { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => readFile(`src/domain/${file}`, 'utf8')),
  );
  const declared = texts.flatMap((text) => text.match(/(?<=export const )\w+(?=: Lifecycle<)/g) ?? []);
  expect(declared).toHaveLength(STORED_CYCLES.length);
  expect(new Set(STORED_CYCLES.map(({ cycle }) => cycle)).size).toBe(STORED_CYCLES.length);
});
