import { catalogue } from '#ui/texts/catalogue.ts';

export const viewsTexts = catalogue({
  en: {
    views: 'Saved views',
    save: 'Save view',
    lead: 'Saves the current search, filters and sorting. Only you can see your views.',
    name: 'View name',
    saved: (name: string) => `View “${name}” saved.`,
    update: (name: string) => `Update “${name}”`,
    remove: (name: string) => `Delete “${name}”`,
    deleted: 'View deleted.',
  },
});
