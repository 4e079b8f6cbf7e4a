import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Length } from '#ui/figures/length.tsx';
import { Money } from '#ui/figures/money.tsx';
import { Stepper } from '#ui/navigation/stepper.tsx';
import { TabFace } from '#ui/navigation/tab-face.tsx';
import { tabForKey } from '#ui/navigation/tab-keys.ts';
import { TabPanel, Tabs } from '#ui/navigation/tabs.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { closesSheet } from '#ui/surfaces/swipe-down.ts';

test('an unknown amount or length shows as two dashes', () => {
  expect(renderToStaticMarkup(<Money text={null} />)).toContain('>--<');
  expect(renderToStaticMarkup(<Length text={null} />)).toContain('>--<');
});

test('figures stand in equal width, and can be read out in other words', () => {
  const markup = renderToStaticMarkup(<Money text="₹12,34,567.50" srText="12 lakh rupees" />);
  expect(markup).toContain('figures');
  expect(markup).toContain('<span aria-hidden="true">₹12,34,567.50</span>');
  expect(markup).toContain('12 lakh rupees');
});

test('a chip shows its state by icon and word, not by colour alone', () => {
  expect(renderToStaticMarkup(<Chip tone="bad">3 days late</Chip>)).toMatch(/<svg.*3 days late/);
});

test('an error without further knowledge uses the agreed words', () => {
  expect(renderToStaticMarkup(<ErrorState />)).toContain('Something went wrong !');
});

test('progress never leaves 0 to 100', () => {
  expect(renderToStaticMarkup(<ProgressBar label="Upload" percent={140} />)).toContain('aria-valuenow="100"');
  expect(renderToStaticMarkup(<ProgressBar label="Upload" percent={-3} />)).toContain('aria-valuenow="0"');
});

test('a stepper marks the stage under way and says each state in words', () => {
  const markup = renderToStaticMarkup(
    <Stepper
      label="Production"
      steps={[
        { id: '1', label: 'Order placed', state: 'done' },
        { id: '2', label: 'Sampling', state: 'late' },
        { id: '3', label: 'Dispatch', state: 'upcoming' },
      ]}
    />,
  );
  expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
  for (const words of [', done', ', late', ', to come']) expect(markup).toContain(words);
});

test('only the selected tab is in the tab order, and it names its panel', () => {
  const tabs = [
    { id: 'a', label: 'Production', count: 2 },
    { id: 'b', label: 'Delivered' },
  ];
  const markup = renderToStaticMarkup(
    <>
      <Tabs name="orders" label="Orders" tabs={tabs} selected="b" onSelect={() => {}} />
      <TabPanel name="orders" selected="b">
        Two orders
      </TabPanel>
    </>,
  );
  expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
  expect(markup).toMatch(/id="orders-tab-b"[^>]*aria-selected="true"/);
  expect(markup).toContain('role="tabpanel" id="orders-panel" aria-labelledby="orders-tab-b"');
});

test('a count that is still to come has its place already', () => {
  const faceOf = (count?: number | null) =>
    renderToStaticMarkup(
      <TabFace tab={{ id: 'a', label: 'Production', ...(count === undefined ? {} : { count }) }} selected />,
    );
  expect(faceOf()).toBe('Production');
  expect(faceOf(null).replace(' invisible', '')).toBe(faceOf(7).replace('>7<', '><'));
});

test.each([
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 1, undefined],
])('%s on tab %i of four leads to %s', (key, at, target) => {
  expect(tabForKey(key, at, 4)).toBe(target);
});

test.each([
  ['a long slow pull', 120, 400, 900, true],
  ['a short quick flick', 60, 400, 60, true],
  ['a short slow pull', 60, 400, 600, false],
  ['a touch', 3, 400, 2, false],
  ['a push upwards', -200, 400, 100, false],
])('%s closes the sheet or not', (_what, pulled, sheet, milliseconds, closes) => {
  expect(closesSheet(pulled, sheet, milliseconds)).toBe(closes);
});
