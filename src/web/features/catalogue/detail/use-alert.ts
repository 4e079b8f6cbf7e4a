/** Switches an alert on and off; the quality is read afresh afterwards. */
import { useState } from 'react';
import { addQualityAlert, removeQualityAlert } from '#contract/customer/quality-alerts.ts';
import type { AlertKind } from '#domain/catalogue/rates/quality-alert.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useIntent } from '#web/platform/use-intent.ts';
import { catalogueTexts } from '../catalogue.texts.ts';

const { notify: texts } = catalogueTexts;

export function useAlert(fabId: string) {
  const [isBusy, setBusy] = useState(false);
  const save = useIntent(
    ['catalogue'],
    (idempotencyKey, kind: AlertKind, below: string | null) =>
      call(addQualityAlert, { body: { fabId, kind, below } }, { idempotencyKey }),
    () => showToast(texts.saved),
  );
  const remove = useIntent(
    ['catalogue'],
    (_key, kind: AlertKind) => call(removeQualityAlert, { query: { fabId, kind } }),
    () => showToast(texts.ended),
  );
  const run = async (work: Promise<unknown>) => {
    setBusy(true);
    try {
      await work;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    add: (kind: AlertKind, below: string | null = null) => run(save(kind, below)),
    end: (kind: AlertKind) =>
      run(remove(kind)).catch((error: unknown) => showToast(errorMessage(error), { kind: 'bad' })),
  };
}
