import { expect, test } from 'vitest';
import { type BriefedPiece, type BriefedRound, millBrief } from './mill-brief.ts';

const piece = (label: string, change: Partial<BriefedPiece> = {}): BriefedPiece => ({
  label,
  decision: null,
  reasons: [],
  answerNote: null,
  ...change,
});

const LAB_DIP: BriefedRound = {
  number: 'SO-26-000123',
  quality: 'Poplin 40x40/120x80 58"',
  type: 'lab_dip',
  colour: 'Navy',
  standard: 'Navy · 19-4052 TCX',
  round: 1,
  pieces: [piece('A'), piece('B', { decision: 'approve' }), piece('C')],
};

test('an approved option is named with its colour and its standard', () => {
  expect(millBrief(LAB_DIP)).toBe(
    [
      'Order SO-26-000123: Poplin 40x40/120x80 58"',
      'Lab dip, Navy, round 1',
      'Standard: Navy · 19-4052 TCX',
      '',
      'Option B is approved. Please match the bulk to it.',
    ].join('\n'),
  );
});

test('a new round says what should change', () => {
  const again = {
    decision: 'resubmit',
    reasons: ['redder', 'darker'],
    answerNote: 'Match under D65',
  } as const;
  const text = millBrief({ ...LAB_DIP, standard: 'Navy', pieces: [piece('A', again), piece('B', again)] });
  expect(text.split('\n').slice(1)).toEqual([
    'Lab dip, Navy, round 1',
    '',
    'No option is approved. The shade should be redder and darker.',
    'Note: Match under D65',
    'Please send round 2.',
  ]);
});

test('lots are told apart, those with one answer together', () => {
  const text = millBrief({
    ...LAB_DIP,
    type: 'bulk',
    colour: null,
    standard: null,
    pieces: [
      piece('1', { decision: 'approve' }),
      piece('2', { decision: 'resubmit', reasons: ['lighter'], answerNote: 'Selvedge is fine' }),
      piece('3', { decision: 'approve' }),
    ],
  });
  expect(text.split('\n').slice(3)).toEqual([
    'Lots 1, 3: approved.',
    'Lot 2: not approved. The shade should be lighter.',
    'Note: Selvedge is fine',
    'Please send round 2.',
  ]);
});
