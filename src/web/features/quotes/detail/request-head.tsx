import type { FabricRequest } from '#contract/customer/requests.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { DrawnCloth } from '#web/widgets/cloth/drawn-cloth.tsx';
import { closedText, statusText, statusTone } from '../list/card-text.ts';
import { listTexts } from '../list/list.texts.ts';
import { detailTexts as texts } from './detail.texts.ts';

export type RequestHeadProps = { request: FabricRequest; zone: string };

/** The cloth, its name, and where the query stands. */
export function RequestHead({ request, zone }: RequestHeadProps) {
  const { quality, number, submittedAt, createdAt } = request;
  const reason = closedText(request);
  const day = formatDate(new Date(submittedAt ?? createdAt), zone, DETAIL_DATE_FORMAT);
  return (
    <header className="flex gap-4">
      <DrawnCloth cloth={request} seed={request.fabId} className="wide:w-32" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <h2 id="query-title" tabIndex={-1} className="text-lg leading-snug font-bold outline-none">
          {quality || listTexts.unnamed}
        </h2>
        <p className="figures text-sm text-ink-soft">
          {submittedAt ? texts.sentOn(number, day) : texts.startedOn(number, day)}
        </p>
        <Chip tone={statusTone(request)}>{statusText(request)}</Chip>
        {reason && <p className="text-sm text-ink-soft">{reason}</p>}
      </div>
    </header>
  );
}
