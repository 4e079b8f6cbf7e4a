import { catalogue } from '#ui/texts/catalogue.ts';

export const addressTexts = catalogue({
  en: {
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    delhiNcr: 'Delhi NCR',
    defaultForAll: 'Default for everything',
    defaultFor: (use: string) => `Default: ${use}`,
    stateCorrected: 'State corrected.',
    changeTo: (state: string) => `Change to ${state}`,
    saved: 'Address saved.',
    added: 'Address added.',
    removed: 'Address removed.',
    save: 'Save address',
    add: 'Add address',
    remove: 'Remove address',
    removeQuestion: (name: string) => `Remove “${name}”? Past orders keep this address.`,
    empty: 'No address yet. Add one for deliveries, samples and invoices.',
    addAnother: 'Add an address',
    firstIsDefault: 'Your first address will be used for billing, shipping and samples.',
    useFor: 'Use by default for',
    moveDefault: 'To change this, set another address as the default.',
  },
});
