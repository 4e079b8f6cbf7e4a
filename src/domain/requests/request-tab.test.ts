import { expect, test } from 'vitest';
import { REQUEST_TAB_EMPTY, REQUEST_TAB_LABEL } from '#words/en/requests.ts';
import { DEFAULT_REQUEST_TAB, REQUEST_TAB_CODE, REQUESTS_PAGE_SIZE } from './request-tab.ts';

test('tabs have the codes and words of the specification', () => {
  expect(REQUEST_TAB_CODE).toEqual({ all_open: 1, received: 2, not_received: 3, closed: 4 });
  expect(Object.values(REQUEST_TAB_LABEL)).toEqual([
    'All open',
    'Quotes received',
    'Quotes not received',
    'Closed',
  ]);
});

test('the page opens on received quotes, twenty at a time', () => {
  expect(DEFAULT_REQUEST_TAB).toBe('received');
  expect(REQUESTS_PAGE_SIZE).toBe(20);
});

test('each tab says something when it is empty', () => {
  for (const { title, description } of Object.values(REQUEST_TAB_EMPTY)) {
    expect(title).toMatch(/!$/);
    expect(description).toMatch(/^There are no .+\.$/);
  }
});
