/** A photo is sent as soon as it is chosen, so that the quote itself does not wait for it. */
import { problemText, uploadPhoto } from '#supplier/platform/api.ts';
import { h, newId } from '#supplier/platform/dom.ts';
import { FILE_LOOK } from '#supplier/platform/page-parts.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

export function photoField() {
  const id = newId();
  let added: string | null = null;
  const status = h('p', { class: 'text-sm text-ink-soft', role: 'status' });
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
    status.textContent = texts.photoSending;
    try {
      added = await uploadPhoto(photo);
      status.textContent = texts.photoAdded;
    } catch (error) {
      status.textContent = problemText(error);
      input.value = '';
    }
  });
  return {
    node: h(
      'div',
      { class: 'flex flex-col gap-1' },
      h('label', { for: id, class: 'font-semibold' }, texts.photo),
      input,
      status,
    ),
    fileId: () => added,
  };
}
