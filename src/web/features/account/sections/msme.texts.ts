import { catalogue } from '#ui/texts/catalogue.ts';

export const msmeTexts = catalogue({
  en: {
    certificate: 'Upload your Udyam certificate',
    yes: 'Yes, we have a Udyam number',
    notApplicable: 'Not applicable',
    notApplicableHelp: "We won't ask again.",
    why: 'The law protects micro, small and medium enterprises from late payment. We use your answer for credit pricing and for the reports we have to file.',
    question: 'Are you registered as an MSME?',
    saved: 'Answer saved.',
    save: 'Save answer',
    keepOld: 'Keep my earlier answer',
    doesNotApply: 'You told us that MSME registration does not apply to you.',
    udyam: 'Udyam number',
    class: 'Class',
    activity: 'Activity',
    certificateFact: 'Certificate',
    answeredOn: (date: string) => `Answered on ${date}`,
    change: 'Change answer',
    classHelp: {
      micro: 'Turnover up to ₹10 crore',
      small: 'Turnover up to ₹100 crore',
      medium: 'Turnover up to ₹500 crore',
    },
    udyamHelp: 'We add the hyphens.',
    consent: 'You may use these details for credit and statutory reports',
  },
});
