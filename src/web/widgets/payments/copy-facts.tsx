import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { paymentWidgetsTexts } from './payment-widgets.texts.ts';

const { copy: texts } = paymentWidgetsTexts;

export type CopyFact = { label: string; value: string };

/** Facts that people type into a bank's form: each can be copied as it is. */
export function CopyFacts({ facts }: { facts: readonly CopyFact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures font-semibold break-words">{value}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton label={label} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CopyButton({ label, value }: CopyFact) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast(texts.done(label), { kind: 'good' });
    } catch {
      showToast(texts.blocked, { kind: 'bad' });
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon="copy"
      aria-label={texts.name(label)}
      onClick={() => void copy()}
    >
      {texts.action}
    </Button>
  );
}
