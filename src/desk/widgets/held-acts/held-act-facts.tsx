import type { HeldAct } from '#contract/staff/held-acts.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { heldActsTexts as texts } from './held-acts.texts.ts';

export function HeldActFacts({ act }: { act: HeldAct }) {
  const { facts, madeBy, madeAt, approvedBy } = act;
  return (
    <Facts
      facts={[
        ...facts.map(({ label, value }) => [label, value] as const),
        [texts.enteredBy, texts.by(madeBy.name, momentText(madeAt))],
        ...(approvedBy.staffId === madeBy.staffId ? [] : [[texts.approvedBy, approvedBy.name] as const]),
      ]}
    />
  );
}
