import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SearchType } from '#contract/customer/search.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { ListEnd } from '#web/widgets/lists/list-end.tsx';
import { Section } from '#web/widgets/section.tsx';
import { type AllResultsProps, NothingFound } from './all-results.tsx';
import { ResultRow } from './result-row.tsx';
import { searchQueries } from './search.queries.ts';
import { searchTexts as texts } from './search.texts.ts';

export type GroupResultsProps = AllResultsProps & { type: SearchType };

/** Everything of one group, page by page. */
export function GroupResults({ words, type, onOpen }: GroupResultsProps) {
  const query = useInfiniteQuery(searchQueries.group(words, type));
  const pages = query.data?.pages;
  if (!pages) {
    if (!query.error) return <SkeletonCards count={3} label={texts.loading} />;
    return (
      <ErrorState
        detail={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const records = pages.flatMap(({ groups }) => groups[0]?.records ?? []);
  if (records.length === 0) return <NothingFound words={words} />;
  return (
    <Section
      level={2}
      title={texts.groups[type]}
      aside={
        <Link
          {...linkTo('search', { q: words })}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          {texts.allGroups}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {records.map((found) => (
          <li key={found.id}>
            <ResultRow found={found} words={pages[0]?.words ?? []} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <ListEnd query={query} />
    </Section>
  );
}
