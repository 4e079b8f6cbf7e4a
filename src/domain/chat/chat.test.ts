import { expect, test } from 'vitest';
import { ENQUIRY_FIELD_LABEL } from '#words/en/enquiry.ts';
import { draftsOfEnquiry, readingOfDraft } from '../requests/enquiry/draft-of-enquiry.ts';
import { confirmLine, draftsAnswer } from './chat-answers.ts';
import { buttonsProblem } from './chat-buttons.ts';
import { laterStatus, MESSAGE_STATUSES } from './message-status.ts';
import { isWindowOpen } from './message-window.ts';

const CONTEXT = { market: 'IN', today: '2026-11-18' } as const;
const at = (time: string) => new Date(`2026-11-18T${time}Z`);

test('free words end a day after the last message, a minute early', () => {
  const last = new Date('2026-11-17T10:00:00Z');
  expect(isWindowOpen(last, at('09:58:59'))).toBe(true);
  expect(isWindowOpen(last, at('09:59:00'))).toBe(false);
  expect(isWindowOpen(null, at('09:00:00'))).toBe(false);
});

test('a status only climbs, in whatever order and however often it is told', () => {
  expect(laterStatus(null, 'sent')).toBe('sent');
  expect(laterStatus('read', 'delivered')).toBe('read');
  expect(laterStatus('delivered', 'failed')).toBe('delivered');
  expect(laterStatus('sent', 'failed')).toBe('failed');
  expect(laterStatus('failed', 'sent')).toBe('failed');
  for (const one of MESSAGE_STATUSES)
    for (const two of MESSAGE_STATUSES)
      expect(laterStatus(laterStatus(null, one), two)).toBe(laterStatus(laterStatus(null, two), one));
});

test('a message has at most three buttons of at most twenty characters', () => {
  const button = (label: string) => ({ id: label, label });
  expect(buttonsProblem([button('Accept offer'), button('x'.repeat(20))])).toBeNull();
  expect(buttonsProblem([button('x'.repeat(21))])).toContain('20 characters');
  expect(buttonsProblem(['a', 'b', 'c', 'd'].map(button))).toContain('at most 3');
  expect(buttonsProblem([button('Yes'), button('Yes')])).toContain('same label');
});

test('an answer names the fabric, what is open, and one link each', () => {
  const { drafts } = draftsOfEnquiry('60x60 92x88 cambric greige 44" 10000 mtr', CONTEXT);
  const text = draftsAnswer(
    drafts.map((draft) => ({ ...draft, link: 'https://fabric.example/d/1' })),
    'metre',
    ENQUIRY_FIELD_LABEL,
  );
  expect(text).toContain('60x60/92x88');
  expect(text).toContain('10000 m');
  expect(text.split('\n').at(-1)).toBe('https://fabric.example/d/1');
  const two = draftsAnswer(
    [...drafts, ...drafts].map((draft) => ({ ...draft, link: 'L' })),
    'metre',
    ENQUIRY_FIELD_LABEL,
  );
  expect(two.startsWith('2 drafts are ready.')).toBe(true);
});

test('what has to be confirmed is named once', () => {
  const question = { about: 'unclear', asks: { code: 'enquiry_width_open' }, choices: [] } as const;
  const said = (of: Parameters<typeof confirmLine>[0]['reading']) =>
    confirmLine({ reading: of }, ENQUIRY_FIELD_LABEL);
  const reading = {
    sources: {},
    unread: [],
    assumed: ['width', 'finishedFabricType'],
    questions: [{ field: 'width', ...question }],
  } as const;
  expect(said(reading)).toBe('2 things to confirm: width, finish. Check it and send it to mills:');
  expect(said({ ...reading, assumed: [] })).toMatch(/^1 thing to confirm: width\./);
  expect(said({ ...reading, assumed: [], questions: [] })).toBe('Check it and send it to mills:');
});

test('an untouched draft is read again as it was, a changed one is not', () => {
  const enquiry = 'kora cambric 60x60 92x88 44 panna 5000 mtr\n40s poplin 5000 mtr white';
  const { drafts } = draftsOfEnquiry(enquiry, CONTEXT);
  expect(drafts).toHaveLength(2);
  for (const { answers, reading } of drafts)
    expect(readingOfDraft({ answers, enquiry }, CONTEXT)).toEqual(reading);
  const changed = { ...drafts[0]?.answers, width: 99 } as (typeof drafts)[0]['answers'];
  expect(readingOfDraft({ answers: changed, enquiry }, CONTEXT)).toBeNull();
});
