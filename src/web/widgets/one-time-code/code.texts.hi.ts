import type { Translation } from '#ui/texts/translation.ts';
import type { codeTexts as english } from './code.texts.ts';

export const codeTexts: Translation<typeof english> = {
  label: 'कोड',
  validFor: '10 मिनट तक चलेगा।',
  verify: 'वेरिफाई करें',
  enterAll: (digits) => `पूरे ${digits} अंक डालें।`,
  newCodeSent: 'नया कोड भेज दिया।',
  resendIn: (seconds) => `नया कोड ${seconds} s बाद माँग सकते हैं`,
  resend: 'नया कोड भेजें',
  sending: 'कोड भेजा जा रहा है',
  send: 'कोड भेजें',
};
