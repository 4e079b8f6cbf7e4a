/** Each type in each market, read back: every figure on paper is the screen's or the ledger's, and none is missing. */

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { requestDocument } from '#contract/customer/documents.ts';
import { type Order, readOrder } from '#contract/customer/orders.ts';
import { readReceipt } from '#contract/customer/payments.ts';
import { rupeeFigures } from '#domain/books/rupee-figures.ts';
import { DOCUMENT_TYPE_LABEL, type DocumentType } from '#domain/documents/document-type.ts';
import { thawTaxDocument } from '#domain/documents/tax/frozen-tax-document.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { ORDER_ACCOUNT_PARTS, signedPart } from '#domain/payments/ledger/order-account.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { formatKilograms } from '#domain/shared/weight.ts';
import { findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { readOrderAccount } from '#server/capabilities/payments/ledger/read-order-account.ts';
import { dispatchesSeenBy } from '#tests/support/data/delivery.ts';
import { download, issueAndRender, theDocument, wordsOf } from '#tests/support/data/documents.ts';
import { issuesSeenBy } from '#tests/support/data/issues.ts';
import { measuresOn, moneyOn, unique } from '#tests/support/data/paper-figures.ts';
import { aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { aWholeOrder } from '#tests/support/data/whole-order.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';
import { DEFECT_NAME } from '#words/en/defects.ts';
import { OUTCOME_LABEL } from '#words/en/issues.ts';

const world = await worldForFile(aPayingWorld());

type Amount = { minor: string; currency: Currency };
const written = ({ minor, currency }: Amount) => formatMoney(money(BigInt(minor), currency));
const figures = (...amounts: Amount[]) => unique(amounts.map(written));
const sum = ([first, ...rest]: readonly Amount[]): Amount => {
  if (!first) throw new Error('There is something to add up.');
  const minor = rest.reduce((whole, each) => whole + BigInt(each.minor), BigInt(first.minor));
  return { minor: String(minor), currency: first.currency };
};

async function printed({ buyer, order }: PayableOrder, type: DocumentType): Promise<string> {
  const { documentId } = await theDocument(buyer, order.orderId, type);
  return (await wordsOf(await download(world, buyer, documentId))).text;
}

/** What the books say of an order, in these accounts. */
async function booked({ orderId, total }: Order, kind: string, accounts: readonly string[]): Promise<Amount> {
  const rows = await world.services.db.unscoped
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.entry_id', 'ledger_lines.entry_id')
    .select(['amount_minor', 'currency'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('account', 'in', accounts)
    .execute();
  const amounts = rows.map((row) => ({
    minor: String(row.amount_minor),
    currency: row.currency as Currency,
  }));
  return sum([{ minor: '0', currency: total.currency }, ...amounts]);
}

async function frozenNote({ orderId }: Order): Promise<TaxDocument> {
  const row = await world.services.db.unscoped
    .selectFrom('credit_notes')
    .select('document')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return thawTaxDocument(row.document);
}

function inRupees(document: TaxDocument): Amount[] {
  const total = rupeeFigures(document)?.total;
  if (document.rupeeRate === null) return [];
  const rate = document.rupeeRate.perUnit.replace('.', '');
  return [String(total), rate].map((minor) => ({ minor, currency: 'INR' }));
}

/** Invoices, and credit notes below zero, each with its sums; and each line of the account as it changes the balance. */
async function accountFigures({ orderId, total: { currency } }: Order): Promise<Amount[]> {
  const { rows: papers } = await sql<{ taxable: bigint; tax: bigint; total: bigint }>`
    select taxable_minor as taxable, gst_minor as tax, total_minor as total from tax_invoices where order_id = ${orderId}
    union all
    select -taxable_minor, -gst_minor, -total_minor from credit_notes where order_id = ${orderId}`.execute(
    world.services.db.unscoped,
  );
  const order = await findOrderForStaff(world.services.db, orderId);
  const account = await readOrderAccount(world.services.db, order);
  const parts = ORDER_ACCOUNT_PARTS.map((part) => signedPart(account, part).minor).filter((minor) => minor);
  const columns = (['taxable', 'tax', 'total'] as const).flatMap((name) => {
    const all = papers.map((paper) => paper[name]);
    return [...all, addAll(all)];
  });
  return [...columns, ...parts, account.balance.minor].map((minor) => ({ minor: String(minor), currency }));
}

const GOODS = ['sales', 'tax', 'round_off'];
const owed = ({ minor, currency }: Amount): Amount => ({ minor: String(-BigInt(minor)), currency });

/** Goods, taxes and total, as the order's screen has them; each colour by its own length. */
function orderAmounts({ rate, lines, costs, taxLines, roundOff, total }: Order): Amount[] {
  const cost = costs.flatMap(({ key, amount }) => (amount && key !== 'gst' ? [amount] : []));
  const colours = lines.map(({ quantity }) => ({
    minor: String((BigInt(rate.price.minor) * BigInt(quantity.thousandths)) / 1000n),
    currency: total.currency,
  }));
  const taxes = taxLines.map(({ amount }) => amount);
  const rounding = roundOff.minor === '0' ? [] : [roundOff];
  return [rate.price, ...colours, ...cost, sum(cost), ...taxes, sum(taxes), ...rounding, total];
}

const wholes = new Map<Market, Promise<Whole>>();
const wholeIn = (market: Market): Promise<Whole> => {
  const known = wholes.get(market) ?? gather(market);
  wholes.set(market, known);
  return known;
};

type Whole = Awaited<ReturnType<typeof gather>>;

/** One order of the market with all its documents, and what its screens say about it. */
async function gather(market: Market) {
  const payable = await aWholeOrder(world, market);
  const { buyer, order: placed } = payable;
  const { orderId } = placed;
  await buyer.call(requestDocument, { body: { orderId, type: 'purchase_order' } });
  await issueAndRender(world, orderId);
  const { payment_order_id: paymentOrderId } = await world.services.db.unscoped
    .selectFrom('payment_orders')
    .innerJoin('instalments', 'instalments.instalment_id', 'payment_orders.instalment_id')
    .select('payment_order_id')
    .where('instalments.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [receipt] = (await buyer.call(readReceipt, { params: { paymentOrderId } })).receipts;
  const [claim] = (await issuesSeenBy(payable)).records;
  const dispatches = (await dispatchesSeenBy(payable)).deliveredData.toSorted((a, b) => a.number - b.number);
  const order = await buyer.call(readOrder, { params: { orderId } });
  if (!receipt || !claim?.offer) throw new Error('It was paid and claimed.');
  return { market, payable, order, receipt, claim, offer: claim.offer, dispatches };
}

const length = ({ thousandths, unit }: { thousandths: string; unit: LengthUnit }) =>
  formatLength({ thousandths: BigInt(thousandths), unit });
const ordered = ({ order }: Whole) =>
  unique([order.quantity, ...order.lines.map(({ quantity }) => quantity)].map(length));
const planned = ({ order }: Whole) => order.instalments.filter(({ kind }) => kind !== 'adjustment');
const ratesIn = (text: string | null) => moneyOn(text ?? '');

type Expected = { money: string[]; measures: string[]; facts: string[] };

/** In pounds too, where the paper goes to other markets. */
function weights({ dispatches }: Whole): string[] {
  const grams = dispatches.map(({ totals }) => BigInt(totals.grossGrams ?? '0'));
  return [...grams, addAll(grams)].map(formatKilograms);
}

const addAll = (figures: readonly bigint[]) => figures.reduce((whole, each) => whole + each, 0n);

const EXPECTED: Readonly<Partial<Record<DocumentType, (whole: Whole) => Promise<Expected> | Expected>>> = {
  proforma_invoice: (whole) => ({
    money: unique([
      ...figures(...orderAmounts(whole.order), ...planned(whole).map(({ amount }) => amount)),
      ...ratesIn(whole.order.exchangeRate),
    ]),
    measures: ordered(whole),
    facts: [whole.order.totalInWords, whole.order.hsn, `± ${whole.order.tolerancePercent}%`],
  }),
  purchase_order: (whole) => ({
    money: figures(...orderAmounts(whole.order), ...planned(whole).map(({ amount }) => amount)),
    measures: ordered(whole),
    facts: [whole.order.totalInWords, `${whole.order.leadDays} days`],
  }),
  customer_order_summary: async ({ order, ...whole }) => {
    const plan = (['amount', 'paid', 'left'] as const).flatMap((part) => {
      const amounts = order.instalments.map((instalment) => instalment[part]);
      return [...amounts, sum(amounts)];
    });
    return {
      money: figures(...orderAmounts(order), ...plan, ...(await accountFigures(order))),
      measures: ordered({ order, ...whole }),
      facts: [order.totalInWords, order.statusLabel],
    };
  },
  advance_receipt: ({ receipt }) => ({
    money: figures(receipt.amount, receipt.orderTotal, receipt.left),
    measures: [],
    facts: [receipt.amountInWords, receipt.methodLabel, receipt.number],
  }),
  final_dispatch: (whole) => {
    const { dispatches, order } = whole;
    const invoices = dispatches.flatMap(({ invoice }) => (invoice ? [invoice] : []));
    const lengths = dispatches.map(({ totals }) => totals.length);
    const dispatched = addAll(lengths.map(({ thousandths }) => BigInt(thousandths)));
    const all = { thousandths: String(dispatched), unit: order.quantity.unit };
    return {
      money: figures(...invoices.map(({ total }) => total), sum(invoices.map(({ total }) => total))),
      measures: unique([...[...lengths, all, order.quantity].map(length), ...weights(whole)]),
      facts: [...invoices.map(({ number }) => number), `± ${order.tolerancePercent}%`, '+0.81%'],
    };
  },
  order_issue: ({ claim, offer }) => ({
    money: figures(offer.amount),
    measures: claim.quantity ? [length(claim.quantity)] : [],
    facts: [
      claim.number,
      DEFECT_NAME[claim.defect],
      OUTCOME_LABEL[offer.outcome],
      ...claim.rolls.map(({ number }) => number),
    ],
  }),
  credit_note: async ({ order, claim, offer, dispatches }) => {
    const note = await frozenNote(order);
    return {
      money: figures(
        offer.amount,
        await booked(order, 'claim', ['claims']),
        await booked(order, 'claim', ['claims_tax']),
        ...note.taxes.map(({ amount }) => ({ ...amount, minor: String(amount.minor) })),
        ...inRupees(note),
      ),
      measures: claim.quantity ? [length(claim.quantity)] : [],
      // The first roll left with the first shipment.
      facts: [claim.creditNoteNumber ?? '', dispatches[0]?.invoice?.number ?? '?'],
    };
  },
};

const TYPES = Object.keys(EXPECTED) as DocumentType[];

test.each(
  MARKETS.flatMap((market) => TYPES.map((type) => [DOCUMENT_TYPE_LABEL[type], market, type] as const)),
)(
  'on the %s in %s stand the figures of screen and ledger, all of them and no others',
  async (_label, market, type) => {
    const whole = await wholeIn(market);
    const text = await printed(whole.payable, type);
    const expected = await EXPECTED[type]?.(whole);
    expect(moneyOn(text)).toEqual(expected?.money);
    expect(measuresOn(text)).toEqual(expected?.measures);
    for (const fact of expected?.facts ?? []) expect(text).toContain(fact);
  },
);

test.each(MARKETS)('the books of an order in %s have the totals that are printed', async (market) => {
  const { order, receipt, dispatches } = await wholeIn(market);
  expect(await booked(order, 'capture', ['provider_clearing', 'bank'])).toEqual(receipt.amount);
  expect(owed(await booked(order, 'invoice', GOODS))).toEqual(
    sum(dispatches.flatMap(({ invoice }) => (invoice ? [invoice.total] : []))),
  );
});
