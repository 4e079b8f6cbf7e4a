/** The page of a mill: opened by a link or by its own list, without React, so that a cheap phone on a slow line has it at once. */
import './supplier.css';
import { enquiryTexts as texts } from '#supplier/features/enquiry/enquiry.texts.ts';
import { showEnquiry } from '#supplier/features/enquiry/enquiry-page.ts';
import { showList } from '#supplier/features/list/list-page.ts';
import { showOrder } from '#supplier/features/order/order-page.ts';
import { showSignIn } from '#supplier/features/sign-in/sign-in-page.ts';
import { NotSignedIn, openListed, openWithKey, problemText, resumeOnce } from '#supplier/platform/api.ts';
import { showLoading, showMessage } from '#supplier/platform/page-parts.ts';
import { type Place, placeOf } from '#supplier/platform/places.ts';

const root = document.getElementById('root');
let shown = 0;

async function show(container: HTMLElement): Promise<void> {
  shown += 1;
  const turn = shown;
  // Of two places in a row the later one stays, whichever answers first.
  const page = document.createElement('div');
  showLoading(container);
  await fill(page, placeOf(location.hash));
  if (turn === shown) container.replaceChildren(page);
}

async function fill(page: HTMLElement, place: Place): Promise<void> {
  try {
    if (place.at === 'broken') return showMessage(page, texts.noKey);
    if (place.at === 'link') {
      await openWithKey(place.key);
      return await showEnquiry(page);
    }
    await resumeOnce();
    if (place.at === 'list') return await showList(page);
    if (place.at === 'order') return await showOrder(page, place.orderId);
    await openListed(place.fabId);
    return await showEnquiry(page);
  } catch (error) {
    if (error instanceof NotSignedIn) showSignIn(page, () => root && void show(root));
    else showMessage(page, problemText(error));
  }
}

if (root) {
  void show(root);
  addEventListener('hashchange', () => void show(root));
}
