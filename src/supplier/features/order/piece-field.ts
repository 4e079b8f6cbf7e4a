/** One option or lot of a sample: its name and its photo, which is sent as soon as it is chosen. */
import { uploadMillFile } from '#contract/supplier/production.ts';
import { problemText, uploadTo } from '#supplier/platform/api.ts';
import { h, newId } from '#supplier/platform/dom.ts';
import { FILE_LOOK } from '#supplier/platform/page-parts.ts';
import { orderTexts as texts } from './order.texts.ts';

export type PieceField = {
  readonly node: HTMLElement;
  body(): { label: string; fileId?: string };
};

export function pieceField({
  orderId,
  piece,
  label,
}: {
  orderId: string;
  piece: string;
  label: string;
}): PieceField {
  const id = newId();
  let added: string | null = null;
  const status = h('p', { class: 'text-sm text-ink-soft empty:hidden', role: 'status' });
  const input = h('input', {
    id,
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp',
    class: FILE_LOOK,
  });
  input.addEventListener('change', async () => {
    const [photo] = input.files ?? [];
    added = null;
    if (!photo) return;
    status.textContent = texts.filesSending;
    try {
      added = await uploadTo(uploadMillFile, { orderId }, photo);
      status.textContent = texts.photoAdded;
    } catch (error) {
      status.textContent = problemText(error);
      input.value = '';
    }
  });
  const node = h(
    'div',
    { class: 'flex flex-col gap-1' },
    h('label', { for: id, class: 'font-semibold' }, texts.piecePhoto(piece, label)),
    input,
    status,
  );
  return { node, body: () => ({ label, ...(added === null ? {} : { fileId: added }) }) };
}
