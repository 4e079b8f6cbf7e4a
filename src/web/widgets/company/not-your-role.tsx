import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { companyNoticeTexts } from './company-notices.texts.ts';

/** A link that leads to somebody else's work says who does it. */
export function NotYourRole({ whom }: { whom: string }) {
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 place-items-center p-4 outline-none">
      <div>
        <h1 className="sr-only">{companyNoticeTexts.notYourRole}</h1>
        <EmptyState
          drawing={<EmptyLoom />}
          sentence={companyNoticeTexts.notYourRoleHere(whom)}
          action={
            <Link to={pathTo('home')} className={buttonClass({ variant: 'secondary' })}>
              {companyNoticeTexts.home}
            </Link>
          }
        />
      </div>
    </main>
  );
}
