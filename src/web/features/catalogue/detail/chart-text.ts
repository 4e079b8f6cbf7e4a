/** A rate history as the chart draws it and as the line above it says it. */
import type { RateHistory } from '#contract/customer/ready-qualities.ts';
import { convertRate, formatRateFor } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDay, LIST_DATE_FORMAT } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { LENGTH_UNIT_SYMBOL, type LengthUnit } from '#domain/shared/length.ts';
import { type Money, money } from '#domain/shared/money.ts';
import { roundTicks } from '#ui/charts/chart-scale.ts';
import type { LineChartProps } from '#ui/charts/line-chart.tsx';
import { formatPercent } from '#web/widgets/catalogue/quality-text.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const { chart: texts } = catalogueTexts;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `reader` is the unit the buyer reads in, beside the one of the rate. */
export function chartOf(history: RateHistory, reader?: LengthUnit): Omit<LineChartProps, 'label'> {
  const { points, currency } = history;
  const agreed = unitOf(history);
  const beside = reader && reader !== agreed ? reader : null;
  const values = points.map(({ minor }) => Number(minor));
  const days = points.map(({ day }) => day);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const middle = new Date((Date.parse(first) + Date.parse(last)) / 2).toISOString().slice(0, 10);
  return {
    points: points.map((point) => ({
      x: dayNumber(point.day),
      y: Number(point.minor),
      label: texts.point(formatDay(point.day, DETAIL_DATE_FORMAT), pointRate(history, point.minor, reader)),
    })),
    xTicks: (first === last ? [first] : [first, middle, last]).map((day) => ({
      at: dayNumber(day),
      text: formatDay(day, LIST_DATE_FORMAT),
    })),
    yTicks: roundTicks(Math.min(...values), Math.max(...values)).map((at) => ({
      at,
      text: formatMoney(money(BigInt(Math.round(at)), currency)),
      ...(beside ? { beside: formatMoney(priceIn(history, Math.round(at), beside)) } : {}),
    })),
    yTitle: texts.per(LENGTH_UNIT_SYMBOL[agreed]),
    ...(beside ? { besideTitle: texts.per(LENGTH_UNIT_SYMBOL[beside]) } : {}),
  };
}

export function pointRate(history: RateHistory, minor: string, reader?: LengthUnit): string {
  return formatRateFor({ price: money(BigInt(minor), history.currency), unit: unitOf(history) }, reader);
}

function priceIn(history: RateHistory, minor: number, unit: LengthUnit): Money {
  const price = money(BigInt(minor), history.currency);
  return convertRate({ price, unit: unitOf(history) }, unit).price;
}

/** The server names no unit where there is no rate. */
function unitOf({ unit }: RateHistory): LengthUnit {
  return unit ?? 'metre';
}

export function historyText(history: RateHistory, reader?: LengthUnit): string {
  const { change, low, high } = history;
  const moved =
    change === null || change.direction === 'steady'
      ? texts.steady
      : texts[change.direction](formatPercent(change.basisPoints));
  if (low === null || high === null) return moved;
  return `${moved} · ${texts.bounds(pointRate(history, low.minor, reader), pointRate(history, high.minor, reader))}`;
}

function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}
