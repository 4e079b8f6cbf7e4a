import type { Tna } from '#contract/customer/production.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Section } from '#web/widgets/section.tsx';
import { planMessage } from '#web/widgets/sharing/shared-text.ts';
import { sharingTexts } from '#web/widgets/sharing/sharing.texts.ts';
import { WhatsappLink } from '#web/widgets/sharing/whatsapp-link.tsx';
import { productionTexts } from './production.texts.ts';
import { StageSteps } from './stage-steps.tsx';

/** When the goods will leave, in one sentence why then, and how far they are. */
export function LikelyDate({ plan }: { plan: Tna }) {
  const { likelyDispatch, dispatchedOn, likelyDelivery, isProvisional, sentence } = plan;
  const leaves = dispatchedOn ?? likelyDispatch;
  return (
    <Section
      title={dispatchedOn ? productionTexts.dispatched : productionTexts.likely}
      aside={leaves && <State lateDays={plan.lateDays} />}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="figures text-2xl font-bold">{formatDay(leaves, DETAIL_DATE_FORMAT)}</span>
        {likelyDelivery && <Delivery day={likelyDelivery} />}
      </p>
      <p className="figures pt-1 text-sm">{isProvisional ? productionTexts.provisional : sentence}</p>
      <Reasons plan={plan} />
      <StageSteps plan={plan} />
      {!isProvisional && (
        <div className="-mb-2 -ml-2 pt-2">
          <WhatsappLink text={planMessage(plan)} label={sharingTexts.shareOnWhatsapp} />
        </div>
      )}
    </Section>
  );
}

function State({ lateDays }: Pick<Tna, 'lateDays'>) {
  if (lateDays > 0) return <Chip tone="warn">{productionTexts.late(lateDays)}</Chip>;
  if (lateDays < 0) return <Chip tone="good">{productionTexts.early(-lateDays)}</Chip>;
  return <Chip tone="good">{productionTexts.onTime}</Chip>;
}

function Delivery({ day }: { day: string }) {
  return (
    <span className="figures text-sm text-ink-soft">
      {productionTexts.delivery}{' '}
      <b className="font-semibold text-ink">{formatDay(day, DETAIL_DATE_FORMAT)}</b>
    </span>
  );
}

/** The sentence names up to two reasons in full; of more it gives the sums. */
const TOLD_IN_SENTENCE = 2;

function Reasons({ plan: { reasons } }: { plan: Tna }) {
  if (reasons.length <= TOLD_IN_SENTENCE) return null;
  return (
    <details className="pt-1 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold text-brand-700">{productionTexts.why}</summary>
      <ul className="list-disc pt-1 pl-5">
        {reasons.map(({ taskId, text }) => (
          <li key={`${taskId} ${text}`}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
