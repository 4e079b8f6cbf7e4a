import { catalogue } from '#ui/texts/catalogue.ts';

export const zoomTexts = catalogue({
  en: {
    help: 'Pinch, scroll or use + and − to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Reset zoom',
    level: (percent: number) => `${percent}%`,
    demo: 'Demo picture',
    demoPhoto: (label: string) => `${label} · Demo picture`,
  },
});
