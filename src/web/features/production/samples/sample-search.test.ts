import { expect, test } from 'vitest';
import { parseSampleSearch } from './sample-search.ts';

const ID = '01a19af3-5240-78a8-a40f-9aa3012fa488';

test('an overlay of a sample is named in the address, a photo by its letter too', () => {
  expect(parseSampleSearch(`?view=sample&id=${ID}`)).toEqual({ view: 'sample', sampleId: ID, label: '' });
  expect(parseSampleSearch(`?view=photo&id=${ID}.B`)).toEqual({ view: 'photo', sampleId: ID, label: 'B' });
});

test('another overlay, or none, opens nothing here', () => {
  for (const search of ['', '?view=order&id=1', '?view=sample', `?id=${ID}`]) {
    expect(parseSampleSearch(search)).toBeNull();
  }
});
