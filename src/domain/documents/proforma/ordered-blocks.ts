import type { Market } from '#domain/shared/market.ts';
import type { Block } from '../sheet.ts';
import { hsnTable, totalsBlock } from './amounts-blocks.ts';
import { goodsTable } from './goods-table.ts';
import { isExportSale } from './parties.ts';
import type { OrderAmounts, OrderedGoods } from './proforma-facts.ts';

export type OrderedFacts = {
  readonly market: Market;
  readonly goods: OrderedGoods;
  readonly amounts: OrderAmounts;
  readonly creditDays: number;
};

/** What was ordered and what it comes to; tax by HSN is for officers at home. */
export function orderedBlocks(facts: OrderedFacts): Block[] {
  const { market, goods, amounts } = facts;
  const taxes = isExportSale(market) ? [] : [hsnTable(goods.hsn, amounts)];
  return [goodsTable(facts), totalsBlock(amounts), ...taxes];
}
