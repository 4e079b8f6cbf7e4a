import { catalogue } from '#ui/texts/catalogue.ts';

export const gstTexts = catalogue({
  en: {
    defaultChanged: 'Invoices will now use this number.',
    removed: 'GST number removed.',
    added: 'GST number added.',
    nameUnknown: 'Name not known yet',
    makeDefault: 'Make default',
    makeDefaultOf: (gstin: string) => `Make ${gstin} the default`,
    remove: 'Remove',
    removeQuestion: (gstin: string) => `Remove ${gstin}? Past invoices keep it.`,
    verified: (date: string | null) => (date ? `Verified on ${date}` : 'Verified'),
    notVerified: 'Not verified yet',
    default: 'Default',
    billInstead: (gstin: string) => `Use ${gstin} instead`,
    checkAddress: 'Check the billing address',
    help: '15 characters, as on your GST certificate.',
    useByDefault: 'Use this number on invoices by default',
    verifyLater: 'Add now, verify later',
    addThis: 'Add this number',
    empty: 'No GST number yet. Add one to claim input tax credit on your orders.',
    add: 'Add a GST number',
    oneForEachState: 'One number for each state. The default appears on your invoices.',
  },
});
