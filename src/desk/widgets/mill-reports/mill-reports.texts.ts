import { catalogue } from '#ui/texts/catalogue.ts';

export const millReportsTexts = catalogue({
  en: {
    title: 'From the mill',
    noneWaits: 'No reports to review.',
    by: (person: string, at: string) => `${person}, ${at}`,
    note: (text: string) => `Note: ${text}`,
    answered: (text: string) => `Sent back: ${text}`,
    photo: (place: number) => `File ${place}`,
    files: (report: string) => `Files of ${report}`,
    accept: 'Accept',
    sendBack: 'Send back',
    ofReport: (action: string, report: string) => `${action}: ${report}`,
    acceptDone: 'Accepted.',
    sendBackTitle: 'Send the report back?',
    sendBackLabel: 'What is wrong',
    sendBackDone: 'Sent back to the mill.',
  },
});
