/** What the papers of an order say together, read back from their files. */
import { type DocumentRecord, listDocuments } from '#contract/customer/documents.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import type { World } from '#tests/support/server/world.ts';
import { download, wordsOf } from './documents.ts';
import type { PayableOrder } from './payments.ts';

export type PrintedPapers = {
  /** The version that counts. */
  only: (type: DocumentRecord['type']) => DocumentRecord;
  textOf: (paper: DocumentRecord) => Promise<string>;
  /** In minor units: what stands behind these words on all papers of a type, added up. */
  sumOf: (type: DocumentRecord['type'], words: string) => Promise<bigint>;
};

export async function printedPapers(world: World, { buyer, order }: PayableOrder): Promise<PrintedPapers> {
  const { records } = await buyer.call(listDocuments, { query: { orderId: order.orderId } });
  const valid = records.filter(({ replacedBy }) => replacedBy === null);
  const textOf = async ({ documentId }: DocumentRecord) =>
    (await wordsOf(await download(world, buyer, documentId))).text;
  return {
    textOf,
    only: (type) => {
      const found = valid.find((paper) => paper.type === type);
      if (!found) throw new Error(`There is no ${type}.`);
      return found;
    },
    sumOf: async (type, words) => {
      let sum = 0n;
      for (const paper of valid.filter((each) => each.type === type)) {
        const [, printed = ''] = (await textOf(paper)).match(new RegExp(`${words} [₹$]([\\d,.]+)`)) ?? [];
        sum += BigInt(printed.replace(/[,.]/g, ''));
      }
      return sum;
    },
  };
}

/** The last line of the account on an order summary. */
export function balanceText({ minor, currency }: { minor: bigint; currency: Currency }): string {
  const size = formatMoney(money(minor < 0n ? -minor : minor, currency));
  return minor < 0n ? `Paid in advance ${size}` : `Balance due ${size}`;
}
