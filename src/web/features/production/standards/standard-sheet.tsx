import { useQuery } from '@tanstack/react-query';
import type { Standard, StandardList } from '#contract/customer/standards.ts';
import { isOwedByBuyer } from '#domain/production/standards/standard-status.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { productionQueries } from '#web/widgets/production/production.queries.ts';
import { GiveForm } from './give-form.tsx';
import { standardsTexts as texts } from './standards.texts.ts';

const TONE: Readonly<Record<Standard['status'], ChipTone>> = {
  awaited: 'warn',
  given: 'info',
  refused: 'warn',
  received: 'good',
  cancelled: 'neutral',
};

export type StandardSheetProps = { orderId: string; onClose: () => void };

/** What is still needed can be given here; what was given shows where it stands. */
export function StandardSheet({ orderId, onClose }: StandardSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(productionQueries.standards(orderId));
  const kind = data?.records[0]?.kind ?? 'colour';
  const due = data?.dueOn ? { description: texts.due(formatDay(data.dueOn, DETAIL_DATE_FORMAT)) } : {};
  return (
    <Sheet open onClose={onClose} title={texts.title[kind]} {...due}>
      {data ? (
        <Standards orderId={orderId} list={data} onClose={onClose} />
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
    </Sheet>
  );
}

function Standards({ orderId, list, onClose }: StandardSheetProps & { list: StandardList }) {
  const owed = list.records.filter(isOwedByBuyer);
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {list.records.map((standard) => (
          <StandardRow key={standard.standardId} standard={standard} />
        ))}
      </ul>
      {owed.length > 0 ? (
        <GiveForm orderId={orderId} list={list} owed={owed} onDone={onClose} />
      ) : (
        <p className="text-ink-soft">{texts.done}</p>
      )}
    </div>
  );
}

function StandardRow({ standard }: { standard: Standard }) {
  const { colour, kindLabel, status, statusLabel, refusal, pantone, file, courier, courierNumber } = standard;
  const said = [pantone, file?.name, [courier, courierNumber].filter(Boolean).join(' ')].find(Boolean);
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{colour ?? kindLabel}</span>
        <Chip tone={TONE[status]}>{statusLabel}</Chip>
      </p>
      {said && <p className="text-sm break-words text-ink-soft">{said}</p>}
      {status === 'refused' && refusal && (
        <Notice tone="warn" title={texts.refused}>
          {refusal}
        </Notice>
      )}
    </li>
  );
}
