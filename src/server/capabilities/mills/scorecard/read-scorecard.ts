import type { Scorecard } from '#contract/staff/scorecards.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { addDays, dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { answersOf, monthsOf, onTimeOf, priceAgainstAverage } from '#domain/suppliers/scorecard.ts';
import { typedFigure } from '#domain/suppliers/typed-figure.ts';
import { findSuppliers } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { askedSince, type ClaimRow, claimsSince, pricesSince, sentSince } from './scorecard.store.ts';

const MONTHS = 12;
const DAYS = 365;

export async function readScorecard(
  { clock }: Services,
  db: Queries,
  supplierId: string,
): Promise<Scorecard> {
  const [supplier] = await findSuppliers(db, [supplierId]);
  if (!supplier) throw new Refusal('not_found');
  const today = accountingDay(clock.now());
  const of = { supplierId, since: new Date(`${addDays(today, -DAYS)}T00:00:00Z`) };
  const asked = (await askedSince(db, of)).map((row) => ({
    invitedAt: row.invited_at,
    invitedOn: accountingDay(row.invited_at),
    answeredAt: row.answered_at,
    hasQuoted: row.has_quoted,
    hasWon: row.has_won,
  }));
  const sent = (await sentSince(db, of)).map((row) => ({
    dispatchBy: row.dispatch_by,
    sentOn: dayInZone(row.sent_at, timeZoneOf(row.market, row.time_zone)),
  }));
  const prices = await pricesSince(db, of);
  const share = priceAgainstAverage(
    prices.map(({ own_minor: own, average_minor: average }) => ({ own, average })),
  );
  return {
    answers: answersOf(asked),
    months: monthsOf(asked, today, MONTHS),
    onTime: onTimeOf(sent),
    claims: claimsView(await claimsSince(db, of)),
    price: { requests: prices.length, percent: share === null ? null : signed(share) },
  };
}

/** One line a fault, whatever the currencies of its orders. */
function claimsView(rows: readonly ClaimRow[]): Scorecard['claims'] {
  const faults = [...Map.groupBy(rows, ({ defect }) => defect)];
  return faults
    .map(([fault, together]) => ({
      fault,
      claims: together.reduce((sum, { claims }) => sum + claims, 0),
      returns: together.reduce((sum, { returns }) => sum + returns, 0),
      settled: together
        .filter(({ settled_minor }) => settled_minor > 0n)
        .map(({ settled_minor, currency }) => moneyView(money(settled_minor, currency))),
    }))
    .sort((a, b) => b.claims - a.claims);
}

/** "-1.5": cheaper than the average. */
function signed(basisPoints: number): string {
  const size = typedFigure(BigInt(Math.abs(basisPoints)), 2);
  return basisPoints < 0 ? `-${size}` : size;
}
