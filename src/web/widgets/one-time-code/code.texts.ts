import { catalogue } from '#ui/texts/catalogue.ts';

export const codeTexts = catalogue({
  en: {
    label: 'One-time code',
    validFor: 'Valid for 10 minutes.',
    verify: 'Verify',
    enterAll: (digits: number) => `Enter all ${digits} digits.`,
    newCodeSent: 'We have sent you a new code.',
    resendIn: (seconds: number) => `You can request a new code in ${seconds} s`,
    resend: 'Send a new code',
    sending: 'Sending the code',
    send: 'Send code',
  },
});
