import { expect, test } from 'vitest';
import type { RequestCard } from '#contract/customer/requests.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { newDraft } from '#web/platform/drafts/draft-record.ts';
import { openDrafts } from './open-drafts.ts';

const card = (fabId: string, listedAt: string) =>
  ({ fabId, quality: 'On the server', openStep: 3, listedAt }) as RequestCard;
const here = (change: object) => ({ ...newDraft('metre'), answers: POPLIN, changedAt: 1_000, ...change });

const listed = (cards: RequestCard[], ...askedAbout: string[]) => ({ cards, askedAbout });

test('a draft nobody typed into is no draft', () => {
  expect(openDrafts([newDraft('metre')], listed([]))).toEqual([]);
});

test('drafts of this device and of the server stand together, newest first and each once', () => {
  const drafts = openDrafts(
    [
      here({ fabId: 'both', edits: 1, sentEdits: 1, changedAt: Date.parse('2026-11-10') }),
      here({ edits: 1 }),
    ],
    listed([card('both', '2026-11-09'), card('other', '2026-11-12')], 'both'),
  );
  expect(drafts.map(({ quality, isUnsent }) => [quality, isUnsent])).toEqual([
    ['On the server', false],
    ['100% Cotton Poplin 40x40/120x80 58" Dyed', false],
    ['100% Cotton Poplin 40x40/120x80 58" Dyed', true],
  ]);
  expect(drafts[0]).toMatchObject({ id: 'other', next: 'Next: step 3 of 8, Choose a Subcategory' });
});

test('what the server no longer lists was sent or closed elsewhere, unless something here waits', () => {
  const sent = here({ fabId: 'sent', edits: 1, sentEdits: 1 });
  expect(openDrafts([sent], listed([], 'sent'))).toEqual([]);
  expect(openDrafts([sent], null)).toHaveLength(1);
  expect(openDrafts([{ ...sent, edits: 2 }], listed([], 'sent'))).toHaveLength(1);
});

test('a draft saved while the list was on its way stays, although the list does not know it yet', () => {
  const justSaved = here({ fabId: 'new', edits: 1, sentEdits: 1 });
  expect(openDrafts([justSaved], listed([]))).toHaveLength(1);
});
