import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listSupplierFeedback } from '#contract/staff/feedback.ts';
import { call } from '#desk/platform/api.ts';
import { feedbackTexts as texts } from '#desk/widgets/feedback/feedback.texts.ts';
import { FeedbackWords } from '#desk/widgets/feedback/feedback-words.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { Button } from '#ui/buttons/button.tsx';

const BATCH_SIZE = 5;

/** What buyers said after delivery: the average, and each word of it. */
export function SupplierFeedback({ supplierId }: { supplierId: string }) {
  const query = useInfiniteQuery({
    queryKey: ['suppliers', 'feedback', supplierId],
    queryFn: ({ pageParam: offset, signal }) =>
      call(
        listSupplierFeedback,
        { params: { supplierId }, query: { offset, limit: BATCH_SIZE } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>
        {({ pages }) => {
          const { average = null, total = 0 } = pages[0] ?? {};
          const records = pages.flatMap((page) => page.records);
          if (average === null) return <p className="text-sm text-ink-soft">{texts.none}</p>;
          return (
            <>
              <p className="figures text-sm text-ink-soft">{texts.average(average, total)}</p>
              <ul className="flex flex-col divide-y divide-line">
                {records.map((record) => (
                  <li key={record.orderId} className="py-3">
                    <p className="pb-1 text-sm">
                      <Link
                        to={`/orders/${record.orderId}`}
                        className="font-semibold text-brand-700 hover:underline"
                      >
                        {record.number}
                      </Link>{' '}
                      <span className="text-ink-soft">{[record.company, record.quality].join(' · ')}</span>
                    </p>
                    <FeedbackWords given={record} number={record.number} />
                  </li>
                ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {texts.more(total - records.length)}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
