import { catalogue } from '#ui/texts/catalogue.ts';

export const photosTexts = catalogue({
  en: {
    open: (photo: string) => `Open ${photo}`,
    noPhoto: 'No photo yet',
    demo: 'Demo picture',
    demoPhoto: (photo: string) => `${photo} · Demo picture`,
    help: 'Scroll or use + and − to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Reset zoom',
    level: (percent: number) => `${percent}%`,
  },
});
