/** What was filled in stays for this visit, also over a reload, with the photos that have arrived; signing out forgets it. */
import type { IssueForm } from '#contract/customer/issues.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import { readStored, removeStored, writeStored } from '#web/platform/browser-storage.ts';
import type { IssueValues } from './issue-values.ts';

export type SavedIssue = {
  values: IssueValues;
  photos: readonly StoredFile[];
  testReport: StoredFile | null;
};

const keyOf = (place: string) => `selvedge.issue-form.${place}`;

/** A counted shortage has a form of its own beside the one for any other fault. */
export function issuePlace(orderId: string, search: URLSearchParams): string {
  return [orderId, search.get('shortage'), search.get('dispatchId')].filter(Boolean).join(' ');
}

export function saveIssue(place: string, { values, photos, testReport }: SavedIssue): void {
  const saved = {
    values,
    photos: photos.map(withoutLinks),
    testReport: testReport && withoutLinks(testReport),
  };
  writeStored('session', keyOf(place), JSON.stringify(saved));
}

/** Rolls that somebody claimed meanwhile are left out, and nobody's consent is given for them. */
export function savedIssue(place: string, start: SavedIssue, { rolls }: IssueForm): SavedIssue {
  const saved = parsed(readStored('session', keyOf(place)));
  if (!saved) return start;
  const free = new Set(rolls.filter(({ isClaimed }) => !isClaimed).map(({ rollId }) => rollId));
  const values = { ...start.values, ...saved.values, acceptsPolicy: false };
  return {
    values: { ...values, rollIds: values.rollIds.filter((rollId) => free.has(rollId)) },
    photos: saved.photos ?? [],
    testReport: saved.testReport ?? null,
  };
}

export function forgetIssue(place: string): void {
  removeStored('session', keyOf(place));
}

/** Links end after minutes and open the file to whoever has them. */
function withoutLinks(file: StoredFile): StoredFile {
  return { ...file, url: '', thumbnailUrl: null };
}

function parsed(text: string | null): Partial<SavedIssue> | null {
  try {
    return text === null ? null : (JSON.parse(text) as Partial<SavedIssue>);
  } catch {
    return null;
  }
}
