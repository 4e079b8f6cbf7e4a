import type { Issue } from '#contract/customer/issues.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { formatMoment } from '../format-moment.ts';
import { issuesTexts as texts } from './issues.texts.ts';

/** Every step and every word, the oldest first. */
export function IssueTimeline({ issue }: { issue: Issue }) {
  const zone = useBuyerZone();
  return (
    <section aria-labelledby="timeline-title">
      <h3 id="timeline-title" className="pb-1 text-base font-bold">
        {texts.timeline}
      </h3>
      <ol className="flex flex-col gap-3">
        {issue.timeline.map(({ eventId, what, who, text, at, isOurs }) => (
          <li
            key={eventId}
            className={classNames('border-l-2 pl-3', isOurs ? 'border-line-strong' : 'border-brand-400')}
          >
            <p className="font-semibold">{what}</p>
            {text && <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>}
            <p className="figures text-sm text-ink-soft">
              {who}, <time dateTime={at}>{formatMoment(at, zone)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
