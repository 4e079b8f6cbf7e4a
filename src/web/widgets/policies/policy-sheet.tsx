import { Button } from '#ui/buttons/button.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { policiesTexts } from './policies.texts.ts';
import { type PolicyName, PolicyText } from './policy-text.tsx';

/** A policy read without leaving the form that asks to accept it. */
export function PolicySheet({ policy, onClose }: { policy: PolicyName; onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={policiesTexts.titles[policy]}
      foot={<Button onClick={onClose}>{policiesTexts.backToForm}</Button>}
    >
      <PolicyText policy={policy} heading="h3" />
    </Sheet>
  );
}
