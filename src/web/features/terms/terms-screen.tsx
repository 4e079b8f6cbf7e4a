import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { TERMS } from './terms-text.ts';

export function TermsScreen() {
  const goBack = useGoBack(pathTo(isSignedIn() ? 'home' : 'login'));
  return (
    <Screen title="Terms of use" narrow onBack={goBack}>
      <article className="flex flex-col gap-6 rounded-card border border-line bg-paper p-4 md:p-8">
        <p className="text-ink-soft">
          In short: you ask, mills quote, we check and deliver. What binds you and us is each order's own
          papers.
        </p>
        {TERMS.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2 className="text-lg font-bold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-ink-soft">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </Screen>
  );
}
