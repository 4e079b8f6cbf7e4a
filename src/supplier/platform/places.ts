/** Addresses of the page, all behind the `#`, where no server and no log ever sees them. */
export type Place =
  | { readonly at: 'link'; readonly key: string }
  | { readonly at: 'enquiry'; readonly fabId: string }
  | { readonly at: 'order'; readonly orderId: string }
  | { readonly at: 'list' }
  | { readonly at: 'broken' };

export const LIST_PLACE = '#list';
export const enquiryPlace = (fabId: string) => `#e=${fabId}`;

export const orderPlace = (orderId: string) => `#o=${orderId}`;

export function placeOf(hash: string): Place {
  if (hash === '' || hash === '#' || hash === LIST_PLACE) return { at: 'list' };
  const [, key] = /^#k=([\w-]{20,200})$/.exec(hash) ?? [];
  if (key) return { at: 'link', key };
  const [, fabId] = /^#e=([\da-f-]{36})$/.exec(hash) ?? [];
  if (fabId) return { at: 'enquiry', fabId };
  const [, orderId] = /^#o=([\da-f-]{36})$/.exec(hash) ?? [];
  return orderId ? { at: 'order', orderId } : { at: 'broken' };
}
