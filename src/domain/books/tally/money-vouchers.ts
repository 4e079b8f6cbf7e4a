/** Money of buyers as vouchers: what came, what went back, and what nobody owes any more. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { partyLedger, remoteId, type TallyLedgers, type TallyParty } from './tally-names.ts';
import { ACCOUNTING_VIEW, entry, narration, ON_ACCOUNT, voucher } from './voucher-parts.ts';
import type { Xml } from './xml.ts';

type PartyMoney = {
  readonly number: string;
  readonly party: TallyParty;
  readonly orderNumber: string;
};

export type TallyReceipt = PartyMoney & {
  readonly receivedOn: CalendarDay;
  /** In paise. */
  readonly amount: bigint;
  /** Deducted by the buyer as income tax; it settles the account like money. */
  readonly withheld: bigint;
  /** The courier collected it; `orderNumber` is the number of the swatch. */
  readonly isSwatch?: boolean;
};

/** Money besides receipts: refunds, account credit that is paid out, and payments that nobody asked for. */
export type TallyMovement = PartyMoney & {
  readonly kind: keyof typeof MOVEMENT;
  readonly movedOn: CalendarDay;
  /** In paise; below zero where it came to us. */
  readonly amount: bigint;
  /** Names this movement of money: a refund that came back is sent again under the same number. */
  readonly cause: string;
};

/** No money moves: a rest is given up, or a cancelled order is closed. Each in paise, debits above zero. */
export type TallyAdjustment = PartyMoney & {
  readonly kind: keyof typeof ADJUSTMENT;
  readonly bookedOn: CalendarDay;
  readonly writtenOff: bigint;
  readonly withheld: bigint;
  readonly kept: bigint;
  readonly cause: string;
};

const ENTRIES = 'ALLLEDGERENTRIES.LIST';

const MOVEMENT = {
  refund: { type: 'RFD', says: 'Refund, order' },
  unasked: { type: 'RCT', says: 'Payment to be refunded, order' },
  payout: { type: 'PAY', says: 'Account credit paid out, last order' },
} as const;

const ADJUSTMENT = {
  write_off: 'Balance written off, order',
  cancellation: 'Cancelled order',
} as const;

export function receiptVoucher(gstin: string, receipt: TallyReceipt, ledgers: TallyLedgers): Xml {
  const { number, receivedOn, party, amount, withheld, orderNumber, isSwatch = false } = receipt;
  return voucher('Receipt', ACCOUNTING_VIEW, {
    id: remoteId(gstin, 'RCT', number),
    day: receivedOn,
    number,
    content: [
      ['PARTYLEDGERNAME', partyLedger(party)],
      ['NARRATION', narration(orderNumber, isSwatch)],
      entry(ENTRIES, ledgers.bank, -amount),
      ...(withheld === 0n ? [] : [entry(ENTRIES, ledgers.taxWithheld, -withheld)]),
      // Which invoices it pays is settled in Tally, as far as they are there.
      entry(ENTRIES, partyLedger(party), amount + withheld, ON_ACCOUNT),
    ],
  });
}

export function movementVoucher(gstin: string, movement: TallyMovement, ledgers: TallyLedgers): Xml {
  const { kind, number, movedOn, party, amount, orderNumber, cause } = movement;
  const { type, says } = MOVEMENT[kind];
  return voucher(amount > 0n ? 'Payment' : 'Receipt', ACCOUNTING_VIEW, {
    id: remoteId(gstin, type, cause),
    day: movedOn,
    number,
    content: [
      ['PARTYLEDGERNAME', partyLedger(party)],
      ['NARRATION', `${says} ${orderNumber}`],
      entry(ENTRIES, partyLedger(party), -amount, ON_ACCOUNT),
      entry(ENTRIES, ledgers.bank, amount),
    ],
  });
}

/** What is written off settles the buyer's account; what is kept, or deducted for nothing, was paid into it. */
export function adjustmentVoucher(gstin: string, adjustment: TallyAdjustment, ledgers: TallyLedgers): Xml {
  const { kind, number, bookedOn, party, orderNumber, cause, writtenOff, withheld, kept } = adjustment;
  const others = [
    [ledgers.writtenOff, writtenOff],
    [ledgers.taxWithheld, withheld],
    [ledgers.cancellationCharges, kept],
  ] as const;
  return voucher('Journal', ACCOUNTING_VIEW, {
    id: remoteId(gstin, 'JRN', cause),
    day: bookedOn,
    number,
    content: [
      ['NARRATION', `${ADJUSTMENT[kind]} ${orderNumber}`],
      ...others.filter(([, debit]) => debit !== 0n).map(([name, debit]) => entry(ENTRIES, name, -debit)),
      entry(ENTRIES, partyLedger(party), writtenOff + withheld + kept, ON_ACCOUNT),
    ],
  });
}
