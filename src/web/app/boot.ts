/** The first script of every page: what is in the page already is painted first, then the app starts. */
import './web.css';
import { saveEarlySubmit } from '#web/platform/early-submit.ts';
import { isEmbedded } from '#web/platform/host/embedded-mode.ts';
import { sendPrefetches } from '#web/platform/prefetch.ts';
import { hasStoredLogin } from '#web/platform/session/stored-login.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import './page-opened.ts';
import { PRERENDERED_ATTRIBUTE } from './prerendered.ts';

/** Piece by piece, each in a task of its own, so that a finger meanwhile is answered. */
async function start(): Promise<void> {
  // Named in the page by scripts/prerender.mjs; asked for only now, so that they do not hold up the picture.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later-modulepreload"]'))
    link.rel = 'modulepreload';
  await import('react-dom/client');
  await import('./main.tsx');
}

/** The sign of Indian prices is a font of its own, which would be asked for only once the first price is drawn. */
function loadRupeeSign(): void {
  // The page asks again where it needs it.
  document.fonts.load('1em "Nunito Sans"', '₹').catch(() => {});
}

const container = document.getElementById('root');
const prerendered = container?.getAttribute(PRERENDERED_ATTRIBUTE);

if (container && prerendered === 'frame' && hasStoredLogin() && !isEmbedded()) {
  // The frame of the app is for those who are signed in; a host app shows its own.
  container.hidden = false;
  sendPrefetches();
  afterFirstPaint(container, () => void start());
  loadRupeeSign();
} else if (container && prerendered === 'login') {
  saveEarlySubmit();
  afterFirstPaint(container, () => void start());
} else void start();
