/**
 * The policy of a page belongs to its document, and payment pages may have a looser one than all others: then they are
 * entered and left by loading anew. The address has changed already, so a reload fetches the right document.
 */
import { isPaymentPage } from '#web/platform/paths.ts';
import { webConfig } from '#web/platform/web-config.ts';
import type { AppRouter } from './create-app-router.ts';

export function openPaymentsAsDocuments(router: AppRouter): void {
  const isPaymentDocument = isPaymentPage(window.location.pathname);
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    if (isPaymentPage(toLocation.pathname) !== isPaymentDocument) void loadAnewIfNeeded();
  });
}

async function loadAnewIfNeeded(): Promise<void> {
  if ((await webConfig()).hasPaymentDocument) window.location.reload();
}
