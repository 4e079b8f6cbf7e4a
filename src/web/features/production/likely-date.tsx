import type { Tna } from '#contract/customer/production.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Section } from '#web/widgets/section.tsx';
import { productionTexts } from './production.texts.ts';

/** When the goods will leave, against what was promised, and why then. */
export function LikelyDate({ plan }: { plan: Tna }) {
  const { likelyDispatch, dispatchedOn, promisedDispatch, likelyDelivery, isProvisional } = plan;
  const leaves = dispatchedOn ?? likelyDispatch;
  return (
    <Section
      title={dispatchedOn ? productionTexts.dispatched : productionTexts.likely}
      aside={leaves && <Standing lateDays={plan.lateDays} />}
    >
      <p className="figures text-2xl font-bold">{formatDay(leaves, DETAIL_DATE_FORMAT)}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 pt-1 text-sm">
        <Day label={productionTexts.promised} day={promisedDispatch} />
        {likelyDelivery && <Day label={productionTexts.delivery} day={likelyDelivery} />}
      </dl>
      {isProvisional && (
        <div className="pt-3">
          <Notice>{productionTexts.provisional}</Notice>
        </div>
      )}
      <Reasons plan={plan} />
    </Section>
  );
}

function Standing({ lateDays }: Pick<Tna, 'lateDays'>) {
  if (lateDays > 0) return <Chip tone="warn">{productionTexts.late(lateDays)}</Chip>;
  if (lateDays < 0) return <Chip tone="good">{productionTexts.early(-lateDays)}</Chip>;
  return <Chip tone="good">{productionTexts.onTime}</Chip>;
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="figures font-semibold">{formatDay(day, DETAIL_DATE_FORMAT)}</dd>
    </div>
  );
}

function Reasons({ plan: { reasons, daysLost } }: { plan: Tna }) {
  if (reasons.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <h4 className="font-semibold">{productionTexts.why}</h4>
      <ul className="list-disc pt-1 pl-5">
        {reasons.map(({ taskId, text }) => (
          <li key={`${taskId} ${text}`}>{text}</li>
        ))}
      </ul>
      {daysLost.length > 0 && (
        <p className="pt-2 text-ink-soft">
          {productionTexts.lostDays}:{' '}
          {daysLost.map(({ label, days }) => productionTexts.lostBy(label, days)).join(' · ')}
        </p>
      )}
    </div>
  );
}
