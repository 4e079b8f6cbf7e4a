import { catalogue } from '#ui/texts/catalogue.ts';

/** What few people ever read; apart from the texts of lists, which home loads for everybody. */
export const companyNoticeTexts = catalogue({
  en: {
    notYourRole: 'This is not part of your role',
    notYourRoleHere: (whom: string) => `Your role in this company does not include this. ${whom}`,
    home: 'Go to home',
    merged: {
      label: 'Merged company',
      text: (name: string) =>
        `This company was merged into ${name}. Finish open orders here; start new queries and orders there.`,
      switch: (name: string) => `Go to ${name}`,
    },
  },
});
