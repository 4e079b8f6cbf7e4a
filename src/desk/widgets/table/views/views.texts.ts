import { catalogue } from '#ui/texts/catalogue.ts';

export const viewsTexts = catalogue({
  en: {
    views: 'Saved views',
    save: 'Save view',
    lead: 'Search, filters and sorting under one name. Only you see your views.',
    name: 'Name of the view',
    saved: (name: string) => `View “${name}” saved.`,
    update: (name: string) => `Update “${name}”`,
    remove: (name: string) => `Delete “${name}”`,
    deleted: 'View deleted.',
  },
});
