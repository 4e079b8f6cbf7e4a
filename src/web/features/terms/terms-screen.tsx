import { useSearch } from '@tanstack/react-router';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { isSignedIn } from '#web/platform/session/login-state.ts';
import { policiesTexts } from '#web/widgets/policies/policies.texts.ts';
import { type PolicyName, PolicyText } from '#web/widgets/policies/policy-text.tsx';
import { Screen } from '#web/widgets/screen.tsx';

/** What everybody may read, signed in or not: the terms, or `?policy=return-refund`; `&version=` names an older one. */
export function TermsScreen() {
  const goBack = useGoBack(pathTo(isSignedIn() ? 'home' : 'login'));
  const { policy: wanted, version } = useSearch({ strict: false }) as { policy?: string; version?: string };
  const policy: PolicyName = wanted === 'return-refund' ? 'return-refund' : 'terms';
  return (
    <Screen title={policiesTexts.titles[policy]} narrow onBack={goBack}>
      <div className="rounded-card border border-line bg-paper p-4 md:p-8">
        <PolicyText policy={policy} version={version} />
      </div>
    </Screen>
  );
}
