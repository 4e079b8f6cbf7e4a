import { Link, useMatches } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { comingSoonTexts } from './coming-soon.texts.ts';

/** Says plainly which part is not open yet; no stand-in data. */
export function ComingSoonScreen() {
  const title = useMatches().at(-1)?.staticData.title ?? comingSoonTexts.thisPart;
  const goBack = useGoBack();
  return (
    <Screen title={title} onBack={goBack}>
      <EmptyState
        drawing={<EmptyLoom />}
        sentence={comingSoonTexts.notOpen(title)}
        action={
          <Link
            to={pathTo(isSignedIn() ? 'home' : 'login')}
            className={buttonClass({ variant: 'secondary' })}
          >
            {isSignedIn() ? comingSoonTexts.home : comingSoonTexts.signIn}
          </Link>
        }
      />
    </Screen>
  );
}
