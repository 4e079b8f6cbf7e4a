import type { Translation } from '#ui/texts/translation.ts';
import type { zoomTexts as english } from './zoom.texts.ts';

export const zoomTexts: Translation<typeof english> = {
  help: 'ज़ूम के लिए पिंच, स्क्रॉल या + और − दबाएँ।',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  reset: 'पहले जैसा करें',
  level: (percent) => `${percent}%`,
  demo: 'डेमो तस्वीर',
  demoPhoto: (label) => `${label} · डेमो तस्वीर`,
};
