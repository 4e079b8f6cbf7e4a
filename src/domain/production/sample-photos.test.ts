import { expect, test } from 'vitest';
import { samplePhotosProblem } from './sample-photos.ts';

const A = { label: 'A', fileId: 'a' };
const B = { label: 'B', fileId: 'b' };

test('every piece of every kind of sample needs a photo', () => {
  for (const type of ['lab_dip', 'strike_off', 'bit_loom'] as const) {
    expect(samplePhotosProblem(type, [A, B])).toBeNull();
    expect(samplePhotosProblem(type, [A, { label: 'B' }])).toBe('Add a photo of option B.');
  }
  expect(samplePhotosProblem('bulk', [{ label: '1' }, { label: '2' }, { label: '3' }])).toBe(
    'Add a photo of lots 1, 2 and 3.',
  );
});

test('one photo does not stand for two pieces', () => {
  expect(samplePhotosProblem('lab_dip', [A, { label: 'B', fileId: 'a' }])).toBe(
    'Add a different photo of option B.',
  );
});
