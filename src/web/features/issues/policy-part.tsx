import { lazy, Suspense } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import type { IssueFormState } from './issue-form-state.ts';
import { raiseIssueTexts as texts } from './raise-issue.texts.ts';

const PolicySheet = lazy(() =>
  import('#web/widgets/policies/policy-sheet.tsx').then((m) => ({ default: m.PolicySheet })),
);

/** What is accepted can be read without leaving the form. */
export function PolicyPart({ form, version }: { form: IssueFormState; version: string }) {
  const reading = useOverlay('policy');
  return (
    <div className="pt-2">
      <Checkbox {...form.tick('acceptsPolicy')} label={texts.accept} />
      <Button variant="quiet" size="small" className="ml-4" onClick={() => reading.open()}>
        {texts.readPolicy(version)}
      </Button>
      {reading.isOpen && (
        <Suspense>
          <PolicySheet policy="return-refund" onClose={reading.close} />
        </Suspense>
      )}
    </div>
  );
}
