/** Wires the running app together: session, host app, other tabs and navigation. */
import { showToast } from '#ui/feedback/toast-store.ts';
import { isEmbedded, saveEmbeddedMode } from '#web/platform/host/embedded-mode.ts';
import { notifyHost } from '#web/platform/host/host-bridge.ts';
import { openHostInbox } from '#web/platform/host/host-inbox.ts';
import { signInWithHostCode, takeCodeFromAddress } from '#web/platform/host/host-sign-in.ts';
import { goBack } from '#web/platform/navigation/go-back.ts';
import { startSession } from '#web/platform/session/active-session.ts';
import { followOtherTabs } from '#web/platform/session/other-tabs.ts';
import { forgetTab } from '#web/platform/session/session.ts';
import { webConfig } from '#web/platform/web-config.ts';
import { type AppRouter, createAppRouter } from './create-app-router.ts';
import { followNavigation } from './navigation-effects.ts';
import { openPaymentsAsDocuments } from './payment-document.ts';

export function startApp(): { router: AppRouter; hasHostCode: boolean } {
  const hostCode = takeCodeFromAddress();
  saveEmbeddedMode();
  void webConfig();
  const router = createAppRouter();
  const currentPath = () => router.history.location.pathname + router.history.location.search;

  startSession({
    isEmbedded,
    currentPath,
    goTo: (path) => router.history.replace(path),
    showError: (words) => showToast(words, { kind: 'bad' }),
    notifyHost: (message) => void notifyHost(message),
  });
  followOtherTabs({
    onSignedOut: () => {
      forgetTab();
      void router.invalidate();
    },
    onSignedIn: () => void router.invalidate(),
  });
  openHostInbox({
    onCode: (code) => void signInWithHostCode(code, 'exchangeFromBridge').then(() => router.invalidate()),
    onBack: () => goBack(router),
  });
  if (hostCode) void signInWithHostCode(hostCode, 'exchangeFromAddress');
  followNavigation(router);
  openPaymentsAsDocuments(router);
  return { router, hasHostCode: hostCode !== null };
}
