/** The fonts of documents, opened once a thread; taking their tables apart costs more than all the writing. */
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { PROJECT_ROOT } from '#server/project-root.ts';

const FOLDER = new URL('src/server/capabilities/documents/rendering/fonts/', PROJECT_ROOT);

export type FontName = 'regular' | 'bold' | 'devanagari' | 'bengali';

const FILES: Readonly<Record<FontName, string>> = {
  regular: 'nunito-sans-regular.ttf',
  bold: 'nunito-sans-bold.ttf',
  devanagari: 'noto-sans-devanagari.ttf',
  bengali: 'noto-sans-bengali.ttf',
};

/** The part of a font that the writer of PDFs asks for when it sets a word. */
type Shaped = { glyphs: unknown[]; positions: Record<string, number>[]; advanceWidth: number };
type Glyph = { advanceWidth: number };
type ShapingFont = {
  layout(text: string, features?: unknown): Shaped;
  glyphsForString(text: string): Glyph[];
};

/** Figures are as wide as each other and form no pairs, so there is nothing to shape. */
const FIGURES = /^[0-9.,₹$ ]+$/;

/** More words than a year of documents has; then it begins anew. */
const MOST_WORDS = 20_000;

export function openFonts(): { name: FontName; font: ShapingFont }[] {
  return (Object.keys(FILES) as FontName[]).map((name) => {
    const path = fileURLToPath(new URL(FILES[name], FOLDER));
    return { name, font: rememberWords(fontkit.openSync(path) as unknown as ShapingFont) };
  });
}

/** Labels and names come again in every document, and shaping is the dearest part of setting them. */
function rememberWords(font: ShapingFont): ShapingFont {
  const shape = font.layout.bind(font);
  const words = new Map<string, Shaped>();
  font.layout = (text, features) => {
    if (features) return shape(text, features);
    const known = words.get(text) ?? (FIGURES.test(text) ? setPlainly(font, text) : shape(text));
    if (words.size >= MOST_WORDS) words.clear();
    words.set(text, known);
    return copyOf(known);
  };
  return font;
}

/** The writer changes the positions it is given. */
function copyOf({ glyphs, positions, advanceWidth }: Shaped): Shaped {
  return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
}

function setPlainly(font: ShapingFont, text: string): Shaped {
  const glyphs = font.glyphsForString(text);
  const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({
    xAdvance,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }));
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
}
