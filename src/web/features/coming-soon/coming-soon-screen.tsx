import { Link, useMatches } from '@tanstack/react-router';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/empty-state.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { Screen } from '#web/widgets/screen.tsx';

/** Says plainly which part is not open yet; no stand-in data. */
export function ComingSoonScreen() {
  const title = useMatches().at(-1)?.staticData.title ?? 'This part';
  const goBack = useGoBack();
  return (
    <Screen title={title} onBack={goBack}>
      <EmptyState
        drawing={<EmptyLoom />}
        sentence={`“${title}” is not open yet in this version.`}
        action={
          <Link
            to={pathTo(isSignedIn() ? 'home' : 'login')}
            className={buttonClass({ variant: 'secondary' })}
          >
            {isSignedIn() ? 'Go to home' : 'Go to sign in'}
          </Link>
        }
      />
    </Screen>
  );
}
