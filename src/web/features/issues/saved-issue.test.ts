import { expect, test } from 'vitest';
import type { IssueForm } from '#contract/customer/issues.ts';
import { emptySessionStorage } from '#web/platform/session-storage.fixture.ts';
import { EMPTY_ISSUE } from './issue-values.ts';
import { forgetIssue, issuePlace, type SavedIssue, savedIssue, saveIssue } from './saved-issue.ts';

const stored = emptySessionStorage();

const START: SavedIssue = { values: EMPTY_ISSUE, photos: [], testReport: null };
const PHOTO = {
  fileId: 'f1',
  name: 'fault.jpg',
  contentType: 'image/jpeg',
  byteSize: 1000,
  url: '/files/f1?signature=secret',
  thumbnailUrl: '/files/f1/small?signature=secret',
  isDemo: false,
};
const formWith = (...rolls: { rollId: string; isClaimed: boolean }[]) => ({ rolls }) as unknown as IssueForm;

test('what was filled in comes back with its photos, but no consent and no link to a file', () => {
  const values = {
    ...EMPTY_ISSUE,
    note: 'Holes near the selvedge',
    rollIds: ['r1', 'r2'],
    acceptsPolicy: true,
  };
  saveIssue('o1', { values, photos: [PHOTO], testReport: null });
  expect([...stored.values()].join()).not.toContain('signature');
  const form = formWith({ rollId: 'r1', isClaimed: false }, { rollId: 'r2', isClaimed: true });
  const back = savedIssue('o1', START, form);
  expect(back.values).toMatchObject({ note: values.note, rollIds: ['r1'], acceptsPolicy: false });
  expect(back.photos.map(({ fileId }) => fileId)).toEqual(['f1']);
  expect(savedIssue('o2', START, form)).toBe(START);
});

test('an issue that was raised is forgotten, and what nobody can read counts as nothing', () => {
  saveIssue('o1', { ...START, values: { ...EMPTY_ISSUE, note: 'Holes' } });
  forgetIssue('o1');
  expect(savedIssue('o1', START, formWith())).toBe(START);
  stored.set('selvedge.issue-form.o1', '{');
  expect(savedIssue('o1', START, formWith())).toBe(START);
});

test('a counted shortage has a form of its own', () => {
  const place = (search: string) => issuePlace('o1', new URLSearchParams(search));
  expect(place('view=issue')).toBe(place(''));
  expect(place('shortage=missing_rolls&dispatchId=d1')).not.toBe(place(''));
});
