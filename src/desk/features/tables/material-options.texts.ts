import { catalogue } from '#ui/texts/catalogue.ts';

export const materialOptionsTexts = catalogue({
  en: {
    title: 'Material options',
    lead: 'What buyers can choose when they create a request. Changes take effect immediately; requests already sent keep their answers.',
    list: 'List',
    all: 'All lists',
    search: 'Any option',
    empty: 'No options here.',
    nobody: '--',
    columns: { name: 'Option', list: 'List', state: 'Status', since: 'Since', by: 'By' },
    lists: {
      fabricCategory: 'Fabric types',
      fabricSubCategory: 'Subcategories',
      certification: 'Certifications',
      weightUnit: 'Weight units',
      widthInches: 'Widths',
    },
    offered: 'Offered',
    off: 'Switched off',
    askOff: (name: string) => `Stop offering ${name}?`,
    askOn: (name: string) => `Offer ${name} again?`,
    offNext: 'Buyers can no longer choose it. A draft that uses it asks for another choice.',
    onNext: 'Buyers can choose it again at once.',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    switchedOff: (name: string) => `${name} is no longer offered.`,
    switchedOn: (name: string) => `${name} is offered again.`,
  },
});
