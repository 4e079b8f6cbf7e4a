import { lazy, Suspense } from 'react';
import { formatMoney } from '#domain/shared/format-money.ts';
import { moneyOf } from '#domain/shared/wire-figures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { isSoldOut } from '#web/widgets/catalogue/quality-text.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import type { Quality } from './quality.ts';
import { useAlert } from './use-alert.ts';

const { notify: texts } = catalogueTexts;
const NOTIFY_VIEW = 'notify-me';
const NotifySheet = lazy(() => import('./notify-sheet.tsx').then((m) => ({ default: m.NotifySheet })));

/** What is sold out calls for its return; everything else for a better rate. */
export function NotifyMe({ quality }: { quality: Quality }) {
  const { isOpen, open, close } = useOverlay(NOTIFY_VIEW);
  const { add, end, isBusy } = useAlert(quality.fabId);
  const { isBackInStock, belowRate } = quality.alerts;
  if (isSoldOut(quality) || isBackInStock) {
    return (
      <Button
        variant="secondary"
        icon="bell"
        busy={isBusy}
        onClick={() => void (isBackInStock ? end('back_in_stock') : add('back_in_stock'))}
      >
        {isBackInStock ? texts.endStock : texts.stock}
      </Button>
    );
  }
  if (quality.rate === null) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon="bell"
        busy={isBusy}
        onClick={() => (belowRate ? void end('below_rate') : open())}
      >
        {belowRate ? texts.endRate(formatMoney(moneyOf(belowRate))) : texts.rate}
      </Button>
      <Suspense>
        {isOpen && (
          <NotifySheet quality={quality} onClose={close} onSave={(below) => add('below_rate', below)} />
        )}
      </Suspense>
    </>
  );
}
