/** A number or address, then the code that was sent there; six digits are enough, no button has to be pressed. */
import { sendMillCode, signInMill } from '#contract/supplier/mill.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { call, fieldProblems, problemText, signedIn } from '#supplier/platform/api.ts';
import { h, replace } from '#supplier/platform/dom.ts';
import { button, card, type Field, field, frame } from '#supplier/platform/page-parts.ts';
import { signInTexts as texts } from './sign-in.texts.ts';

export function showSignIn(container: HTMLElement, onSignedIn: () => void): void {
  document.title = texts.title;
  const contact = field({
    label: texts.contact,
    attributes: { autocomplete: 'username', maxlength: '254', inputmode: 'email' },
  });
  const send = button(texts.send, { wide: true });
  const submit = async () => {
    send.disabled = true;
    send.textContent = texts.sending;
    try {
      const typed = contact.input.value.trim();
      const { maskedTo } = await call(sendMillCode, { body: { contact: typed } });
      showCode(container, { contact: typed, maskedTo, onSignedIn });
    } catch (error) {
      contact.show(fieldProblems(error).contact ?? problemText(error));
      contact.input.focus();
    } finally {
      send.disabled = false;
      send.textContent = texts.send;
    }
  };
  replace(container, frame(formCard(texts.lead, contact, send, () => void submit())));
}

type Sent = { contact: string; maskedTo: string; onSignedIn: () => void };

function showCode(container: HTMLElement, { contact, maskedTo, onSignedIn }: Sent): void {
  const code = field({
    label: texts.code,
    attributes: { inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: String(OTP_LENGTH) },
  });
  let isChecking = false;
  const verify = async () => {
    const otp = code.input.value.replaceAll(/\D/g, '');
    if (otp.length !== OTP_LENGTH || isChecking) return;
    isChecking = true;
    try {
      signedIn((await call(signInMill, { body: { contact, otp } })).accessToken);
    } catch (error) {
      code.show(fieldProblems(error).contact ?? problemText(error));
      code.input.value = '';
      code.input.focus();
      return;
    } finally {
      isChecking = false;
    }
    onSignedIn();
  };
  code.input.addEventListener('input', () => void verify());
  const open = button(texts.open, { wide: true });
  const page = formCard(texts.sentTo(maskedTo), code, open, () => void verify());
  page.append(button(texts.other, { variant: 'quiet', wide: true }, () => showSignIn(container, onSignedIn)));
  replace(container, frame(page));
  code.input.focus();
}

function formCard(lead: string, input: Field, action: HTMLElement, onSubmit: () => void): HTMLElement {
  const form = h(
    'form',
    {
      class: 'flex flex-col gap-4',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        onSubmit();
      },
    },
    input.node,
    action,
  );
  return card(
    null,
    h('h1', { class: 'text-xl font-bold' }, texts.title),
    h('p', { class: 'text-ink-soft', role: 'status' }, lead),
    form,
  );
}
