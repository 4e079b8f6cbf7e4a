import { hasLeft } from '#domain/delivery/dispatch-status.ts';
import { claimLimit, valueOfPart } from '#domain/issues/claim-money.ts';
import { isAboutRolls } from '#domain/issues/defects/defects.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { billedTotal } from '#server/capabilities/delivery/billed-total.ts';
import {
  type FoundDispatch,
  findDispatches,
  findRolls,
} from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { rollsOfIssues, settledOfOrder } from './issues.store.ts';
import type { IssueRow } from './lock-issue.ts';

type Claim = Pick<IssueRow, 'issue_id' | 'defect'>;

/**
 * Liability ends with what the goods cost: what was billed, once everything has left; and a claim about rolls with what
 * those rolls cost.
 */
export async function limitOf(db: Queries, order: OrderRow, claim: Claim): Promise<Money> {
  const dispatches = await findDispatches(db, order);
  const billed = billedTotal(dispatches);
  const total = money(billed ?? order.total_minor, order.currency);
  const settled = money(await settledOfOrder(db, order), order.currency);
  const left = claimLimit(total, settled);
  if (!isAboutRolls(claim.defect)) return left;
  const lengths = await lengthsOf(db, order, claim, billed === null ? [] : dispatches);
  const value = valueOfPart(total, lengths);
  return value.minor < left.minor ? value : left;
}

/** While more may come, the whole is what was ordered. */
async function lengthsOf(db: Queries, order: OrderRow, claim: Claim, billed: readonly FoundDispatch[]) {
  const gone = new Set(billed.filter(({ status }) => hasLeft(status)).map(({ dispatch_id }) => dispatch_id));
  const claimed = new Set(
    (await rollsOfIssues.all(db, order))
      .filter(({ issue_id }) => issue_id === claim.issue_id)
      .map(({ roll_id }) => roll_id),
  );
  const rolls = await findRolls(db, order);
  const sum = (some: typeof rolls) =>
    some.reduce((all, { length_thousandths }) => all + length_thousandths, 0n);
  return {
    part: sum(rolls.filter(({ roll_id }) => claimed.has(roll_id))),
    whole: sum(rolls.filter(({ dispatch_id }) => gone.has(dispatch_id))) || order.quantity_thousandths,
  };
}
