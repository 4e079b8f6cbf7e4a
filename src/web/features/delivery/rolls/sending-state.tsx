import { Notice } from '#ui/feedback/notice.tsx';
import { useIsOnline } from '#web/platform/online.ts';
import type { RollCount } from '#web/platform/roll-counts/stored-counts.ts';
import { deliveryTexts } from '../delivery.texts.ts';

const { receive: texts } = deliveryTexts;

/** What is only on this device yet, and what the server would not take. */
export function SendingState({ waiting, isStored }: { waiting: readonly RollCount[]; isStored: boolean }) {
  const isOnline = useIsOnline();
  const unsent = waiting.filter(({ refusal }) => refusal === null);
  const refused = waiting.filter(({ refusal }) => refusal !== null);
  return (
    <>
      {!isOnline && <Notice tone="info">{texts.offline}</Notice>}
      {unsent.length > 0 && (
        <p role="status" className="figures text-sm text-ink-soft">
          {texts.sending(unsent.length)}
        </p>
      )}
      {!isStored && <Notice tone="warn">{texts.notStored}</Notice>}
      {refused.length > 0 && (
        <Notice tone="bad" title={texts.refused(refused.length)}>
          {refused[0]?.refusal}
        </Notice>
      )}
    </>
  );
}
