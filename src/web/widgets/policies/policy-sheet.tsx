import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { POLICY_TITLE, type PolicyName, PolicyText } from './policy-text.tsx';

/** A policy read without leaving the form that asks to accept it. */
export function PolicySheet({ policy, onClose }: { policy: PolicyName; onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={POLICY_TITLE[policy]}
      foot={<Button onClick={onClose}>Back to the form</Button>}
    >
      <PolicyText policy={policy} heading="h3" />
    </Sheet>
  );
}
