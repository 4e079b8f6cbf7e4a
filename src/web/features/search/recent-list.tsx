import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { searchTexts as texts } from './search.texts.ts';

/** Shown while nothing is typed. */
export function RecentSearches() {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return <EmptyState drawing={<EmptyLoom />} sentence={texts.hint} />;
  const clear = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <section aria-labelledby="recent">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent" className="font-bold">
          {texts.recent}
        </h2>
        <Button variant="quiet" size="small" onClick={clear}>
          {texts.clearRecent}
        </Button>
      </div>
      <ul>
        {recent.map((words) => (
          <li key={words}>
            <Link
              {...linkTo('search', { q: words })}
              className="flex min-h-11 items-center gap-2 text-ink no-underline hover:bg-brand-50"
            >
              <Icon name="clock" className="text-ink-soft" />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
