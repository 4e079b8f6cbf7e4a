import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { pathTo } from '#web/platform/paths.ts';
import { Section } from '#web/widgets/section.tsx';
import { ResultRow } from './result-row.tsx';
import { searchQueries } from './search.queries.ts';
import { searchTexts as texts } from './search.texts.ts';

export type AllResultsProps = { words: string; onOpen: () => void };

/** The first of each group; the last answer stays in sight while the next one is read. */
export function AllResults({ words, onOpen }: AllResultsProps) {
  const query = useQuery({ ...searchQueries.all(words), placeholderData: keepPreviousData });
  const { data, error } = query;
  if (!data) {
    if (!error) return <SkeletonCards count={3} label={texts.loading} />;
    return (
      <ErrorState detail={errorMessage(error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const total = data.groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <div aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-3">
      <p role="status" className="text-sm text-ink-soft">
        {total > 0 && texts.found(total)}
      </p>
      {total === 0 && <NothingFound words={words} />}
      {data.groups.map(({ type, records, total: all }) => (
        <Section
          key={type}
          title={texts.groups[type]}
          level={2}
          aside={
            all > records.length && (
              <Link
                {...linkTo('search', { q: words, type })}
                aria-label={texts.seeAll(texts.groups[type], all)}
                className={buttonClass({ variant: 'quiet', size: 'small' })}
              >
                {texts.more}
              </Link>
            )
          }
        >
          <ul className="divide-y divide-line">
            {records.map((found) => (
              <li key={found.id}>
                <ResultRow found={found} words={data.words} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

export function NothingFound({ words }: { words: string }) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={texts.none(words)}
      sentence={texts.noneText}
      action={
        <Link to={pathTo('createRequest')} className={buttonClass({})}>
          {texts.createQuery}
        </Link>
      }
    />
  );
}
