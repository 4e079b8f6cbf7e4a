import { catalogue } from '#ui/texts/catalogue.ts';

export const documentsTexts = catalogue({
  en: {
    title: 'Documents',
    none: 'No documents issued for this order yet.',
    version: (version: number) => `Version ${version}`,
    issued: (number: string, at: string) => `${number} · ${at}`,
    replacedBy: (number: string) => `Void, replaced by ${number}`,
    voided: (reason: string) => `Void: ${reason}`,
    valid: 'Valid',
    void: 'Void',
    open: (format: string, label: string, number: string) => `Open ${label} ${number} as ${format}`,
    issue: (label: string) => `Issue ${label}`,
    issueAgain: 'Issue again',
    issueAgainOf: (label: string, number: string) => `Issue again: ${label} ${number}`,
    issuedNow: (label: string, number: string) => `${label} ${number} issued.`,
    unchanged: (number: string) => `Nothing has changed since ${number} was issued, so it is still valid.`,
    makeVoid: 'Void document',
    makeVoidOf: (label: string, number: string) => `Void ${label} ${number}`,
    voidTitle: (label: string, number: string) => `Void ${label} ${number}`,
    voidLead: 'The buyer is asked to stop using it. Its number won’t be reused.',
    reason: 'Reason',
    reasonHelp: 'Printed across the document and shown to the buyer.',
    madeVoid: 'Document voided.',
    notPrepared: 'The file is still being prepared. Please try again in a moment.',
  },
});
