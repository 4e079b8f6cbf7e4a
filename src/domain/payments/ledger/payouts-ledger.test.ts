import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { balancesOf, LEDGER_ACCOUNTS, type LedgerEntry } from './ledger-entry.ts';
import {
  payoutAskedEntry,
  payoutRefusedEntry,
  payoutSentEntry,
  refundEntry,
  refundReturnedEntry,
  strayCaptureEntry,
} from './postings.ts';
import { swatchChargedAgainEntry, swatchPaidEntry, swatchReturnedEntry } from './swatch-postings.ts';

const SUM = money(5000n, 'INR');

const STORIES: Record<string, { entries: LedgerEntry[]; left: Record<string, bigint> }> = {
  'a payout that was asked for is set aside, so that no order takes it': {
    entries: [payoutAskedEntry(SUM)],
    left: { advances: 5000n, payouts_due: -5000n },
  },
  'a payout that was sent has left the bank': {
    entries: [payoutAskedEntry(SUM), payoutSentEntry(SUM)],
    left: { bank: -5000n, advances: 5000n },
  },
  'a payout that was refused is account credit again': {
    entries: [payoutAskedEntry(SUM), payoutRefusedEntry(SUM)],
    left: {},
  },
  'a refund that the bank returned is owed once more': {
    entries: [
      strayCaptureEntry('provider_clearing', SUM),
      refundEntry('provider_clearing', SUM),
      refundReturnedEntry('provider_clearing', SUM),
    ],
    left: { provider_clearing: 5000n, refunds_due: -5000n },
  },
  'a swatch charge is earned when the courier collects it': {
    entries: [swatchPaidEntry(SUM, 'swatch_charges')],
    left: { bank: 5000n, swatch_charges: -5000n },
  },
  'with the order of the fabric the swatch charge becomes account credit': {
    entries: [swatchPaidEntry(SUM, 'swatch_charges'), swatchReturnedEntry(SUM)],
    left: { bank: 5000n, advances: -5000n },
  },
  'with the cancelled order the swatch charge is earned again': {
    entries: [swatchPaidEntry(SUM, 'swatch_charges'), swatchReturnedEntry(SUM), swatchChargedAgainEntry(SUM)],
    left: { bank: 5000n, swatch_charges: -5000n },
  },
};

test.each(Object.entries(STORIES))('%s', (_name, { entries, left }) => {
  const balances = balancesOf(entries);
  const open = LEDGER_ACCOUNTS.filter((account) => balances[account] !== 0n);
  expect(Object.fromEntries(open.map((account) => [account, balances[account]]))).toEqual(left);
});
