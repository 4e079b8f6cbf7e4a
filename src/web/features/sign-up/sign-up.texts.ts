import { BRAND_NAME } from '#domain/shared/brand.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const signUpTexts = catalogue({
  en: {
    title: 'Create your account',
    lead: 'It takes two minutes. No password needed.',
    verified: 'verified',
    changeNumber: 'Change number',
    loading: 'Loading',
    city: 'City',
    company: 'Company',
    companyHelp: 'As it appears on your invoices.',
    name: 'Your name',
    email: 'Email address',
    emailHelp: 'For invoices and other documents.',
    business: 'Type of business',
    choose: 'Choose one',
    binHelp: '13 digits. You can add it later.',
    gstHelp: 'We use it to fill in your company name.',
    useName: 'Use this company name',
    verifyLater: 'Continue, verify later',
    gstLater: 'I will add my GST number later',
    gstLaterHelp: 'You can add it under GST numbers in your account.',
    whatsapp: 'Send me updates on WhatsApp',
    whatsappHelp: 'Quotes, approvals and dispatch updates. You can turn this off in your account.',
    acceptTerms: 'I accept the terms of use',
    readTerms: (version: string | null) =>
      version ? `Read the terms of use (version ${version})` : 'Read the terms of use',
    create: 'Create account',
    welcome: `Welcome to ${BRAND_NAME}. Your account is ready.`,
    ended: {
      phone: {
        title: 'Confirm your number again',
        text: 'Your code has expired. Sign in with your number once more. Everything you have filled in is saved.',
      },
      invite: {
        title: 'This invitation has expired',
        text: 'An invitation works once and for 7 days. If you already have an account, sign in with your email address. Otherwise, request a new invitation.',
      },
      signIn: 'Go to sign in',
      newInvitation: 'Request a new invitation',
    },
  },
});
