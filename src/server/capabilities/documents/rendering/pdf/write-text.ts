/** Text in lines of a given width; each word in a font that has its script. */
import type { FontName } from './fonts.ts';
import type { Paper } from './paper.ts';

export type TextStyle = { weight: 'regular' | 'bold'; size: number; colour: string };

type Run = { text: string; font: FontName; width: number };
type Line = { runs: Run[]; width: number };
export type WrappedText = { lines: Line[]; height: number; style: TextStyle };

const LINE_HEIGHT = 1.32;
/** From the top of a line to where its letters stand, as a share of their size. */
export const BASELINE = 0.98;

const LATIN = /^[ -~₹·–—’“”]*$/;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const BENGALI = /\p{Script=Bengali}/u;

function fontOf(word: string, weight: TextStyle['weight']): FontName {
  if (LATIN.test(word)) return weight;
  if (DEVANAGARI.test(word)) return 'devanagari';
  return BENGALI.test(word) ? 'bengali' : weight;
}

export function wrapText(paper: Paper, text: string, style: TextStyle, width: number): WrappedText {
  const space = widthOf(paper, ' ', style.weight, style.size);
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const word of wordsOf(paper, text, style, width)) {
    if (line && line.width + space + word.width <= width) append(line, word, space);
    else {
      line = { runs: [{ ...word }], width: word.width };
      lines.push(line);
    }
  }
  return { lines, height: Math.max(1, lines.length) * style.size * LINE_HEIGHT, style };
}

function append(line: Line, word: Run, space: number): void {
  const last = line.runs.at(-1);
  if (last?.font === word.font) {
    last.text += ` ${word.text}`;
    last.width += space + word.width;
  } else {
    if (last) last.width += space;
    line.runs.push({ ...word });
  }
  line.width += space + word.width;
}

/** A word longer than the line is cut between letters. */
function wordsOf(paper: Paper, text: string, style: TextStyle, width: number): Run[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => {
    const font = fontOf(word, style.weight);
    const measured = (part: string) => ({ text: part, font, width: widthOf(paper, part, font, style.size) });
    const whole = measured(word);
    return whole.width <= width ? [whole] : cut(word, width, measured);
  });
}

function cut(word: string, width: number, measured: (part: string) => Run): Run[] {
  const parts: Run[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    if (part !== '' && measured(part + segment).width > width) {
      parts.push(measured(part));
      part = '';
    }
    part += segment;
  }
  return [...parts, measured(part)];
}

function widthOf({ doc }: Paper, text: string, font: FontName, size: number): number {
  return doc.font(font).fontSize(size).widthOfString(text);
}

export type TextPlace = { x: number; y: number; width: number; align?: 'left' | 'right' };

export function writeText({ doc }: Paper, { lines, style }: WrappedText, place: TextPlace): void {
  doc.fillColor(style.colour).fontSize(style.size);
  lines.forEach(({ runs, width }, index) => {
    let x = place.align === 'right' ? place.x + place.width - width : place.x;
    const y = place.y + (index * LINE_HEIGHT + BASELINE) * style.size;
    for (const run of runs) {
      asWritten(doc, run, () =>
        doc.font(run.font).text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' }),
      );
      x += run.width;
    }
  });
}

/** Scripts whose letters are drawn in another order than they are written bring the words along, for copying and search. */
function asWritten(doc: Paper['doc'], { text, font }: Run, draw: () => void): void {
  const isReordered = font === 'devanagari' || font === 'bengali';
  if (isReordered) doc.markContent('Span', { actual: text });
  draw();
  if (isReordered) doc.endMarkedContent();
}
