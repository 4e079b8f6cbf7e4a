import { expect, test } from 'vitest';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { plannedDates } from '../schedule/forward-pass.ts';
import { calendarsFor, daysFrom } from '../schedule/work-calendars.fixture.ts';
import { chooseTemplate } from './choose-template.ts';
import { milestoneOf, type Template } from './template.ts';

const NEVER_OFF = () => ({ weekdays: [], holidays: new Set<string>() });
const MONDAY = '2026-11-02';
const FINISHES = Object.keys(FABRIC_TYPE_CODE) as FabricType[];
const TEMPLATES = [
  ...FINISHES.map((finish) => chooseTemplate('made_to_order', finish)),
  chooseTemplate('stock', 'dyed'),
];

function endsOf(template: Template, calendars = calendarsFor('IN')): Record<string, string> {
  const dates = plannedDates(template.tasks, MONDAY, calendars);
  return Object.fromEntries([...dates].map(([id, { end }]) => [id, end.slice(5)]));
}

test.each(TEMPLATES.map((template) => [template.code, template] as const))(
  'without days off, %s reaches dispatch in the days its template names',
  (_code, { tasks, daysToDispatch }) => {
    const dates = plannedDates(tasks, MONDAY, NEVER_OFF);
    expect(dates.get(milestoneOf(tasks, 'dispatched'))?.end).toBe(addDays(MONDAY, daysToDispatch));
  },
);

test('every template ends with a dispatch and a delivery', () => {
  for (const { tasks } of TEMPLATES) {
    expect(milestoneOf(tasks, 'dispatched')).toBe('T83');
    expect(milestoneOf(tasks, 'delivered')).toBe('T84');
  }
});

test('everything that is decided by the buyer was sent before, and everything sent is decided', () => {
  for (const { tasks } of TEMPLATES) {
    const of = (step: string) => tasks.filter(({ sampleStep }) => sampleStep === step);
    const sent = of('dispatch').map(({ sampleType }) => sampleType);
    expect(of('decide').map(({ sampleType }) => sampleType)).toEqual(sent);
  }
});

test('cloth from the shelf is only packed, whatever its finish', () => {
  expect(chooseTemplate('stock', 'yarn_dyed').code).toBe('stock');
  expect(chooseTemplate('bundle', 'denim').code).toBe('stock');
});

// Worked out by hand on a calendar: Sundays are 8, 15, 22 and 29 November 2026.
test('stock ordered on Monday leaves on Friday and arrives on Monday', () => {
  expect(endsOf(chooseTemplate('stock', 'dyed'))).toEqual({
    T01: '11-02',
    T02: '11-03',
    T31: '11-04',
    T81: '11-05',
    T83: '11-06',
    T84: '11-09',
  });
});

test('greige rests where yarn or cloth would be handed over on a Sunday', () => {
  expect(endsOf(chooseTemplate('made_to_order', 'greige'))).toEqual({
    T01: '11-02',
    T02: '11-03',
    T03: '11-04',
    T10: '11-09',
    T11: '11-12',
    T12: '11-13',
    T13: '11-14',
    T14: '11-23',
    T80: '11-25',
    T81: '11-26',
    T82: '11-26',
    T83: '11-27',
    T84: '11-30',
  });
});

test('dyed cloth for Bangladesh stands still at Diwali and is answered on a Sunday, but not on a Friday', () => {
  const diwali = calendarsFor('BD', { IN: daysFrom('2026-11-09', 4) });
  expect(endsOf(chooseTemplate('made_to_order', 'dyed'), diwali)).toEqual({
    T01: '11-02',
    T02: '11-03',
    T03: '11-04',
    T05: '11-03',
    T06: '11-13',
    T07: '11-16',
    T08: '11-18',
    T10: '11-13',
    T11: '11-14',
    T20: '11-16',
    T22: '11-23',
    T23: '11-25',
    T24: '11-28',
    T70: '11-27',
    T71: '11-29',
    T80: '12-01',
    T81: '12-02',
    T82: '12-02',
    T83: '12-03',
    T84: '12-06',
  });
});
