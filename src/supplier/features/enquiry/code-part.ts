/** The code that confirms this device; six digits are enough, no button has to be pressed. */
import { sendQuoteCode, verifyQuoteCode } from '#contract/supplier/enquiry.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { call, fieldProblems, problemText } from '#supplier/platform/api.ts';
import { h } from '#supplier/platform/dom.ts';
import { button, field } from '#supplier/platform/page-parts.ts';
import { enquiryTexts as texts } from './enquiry.texts.ts';

export function codePart(onConfirmed: () => Promise<void>): HTMLElement {
  const lead = h('p', { class: 'text-ink-soft', role: 'status' });
  const code = field({
    label: texts.codeLabel,
    attributes: { inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: String(OTP_LENGTH) },
  });
  const send = async () => {
    try {
      const { maskedTo } = await call(sendQuoteCode, { body: {} });
      lead.textContent = texts.codeLead(maskedTo);
      code.show(undefined);
    } catch (error) {
      code.show(fieldProblems(error).otp ?? problemText(error));
    }
  };
  let isChecking = false;
  const verify = async () => {
    const otp = code.input.value.replaceAll(/\D/g, '');
    if (otp.length !== OTP_LENGTH || isChecking) return;
    isChecking = true;
    try {
      await call(verifyQuoteCode, { body: { otp } });
    } catch (error) {
      code.show(problemText(error));
      code.input.value = '';
      code.input.focus();
      return;
    } finally {
      isChecking = false;
    }
    await onConfirmed();
  };
  code.input.addEventListener('input', () => void verify());
  void send().then(() => code.input.focus());
  return h(
    'section',
    { class: 'flex flex-col gap-4 rounded-card bg-brand-50 p-4', 'aria-label': texts.codeTitle },
    h('h3', { class: 'font-bold' }, texts.codeTitle),
    lead,
    code.node,
    button(texts.codeAction, { wide: true }, () => void verify()),
    button(texts.resend, { variant: 'quiet', size: 'small' }, () => void send()),
  );
}
