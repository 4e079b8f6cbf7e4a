import { Icon } from '#ui/icons/icon.tsx';
import { ICON_PATHS, type IconName } from '#ui/icons/icon-paths.ts';
import { Logo } from '#ui/icons/logo.tsx';
import { Row, Section } from './section.tsx';

const GROUNDS = [
  ['bg-brand-50 text-brand-800', 'brand 50'],
  ['bg-brand-100 text-brand-700', 'brand 100'],
  ['bg-brand-600 text-on-brand', 'brand 600'],
  ['bg-brand-700 text-on-brand', 'brand 700'],
  ['bg-brand-950 text-brand-200', 'brand 950'],
  ['bg-ground text-ink', 'ground'],
  ['bg-paper text-ink-soft', 'paper'],
  ['bg-good-soft text-good', 'good'],
  ['bg-warn-soft text-warn', 'warn'],
  ['bg-bad-soft text-bad', 'bad'],
] as const;

const TYPE = [
  ['text-2xl font-bold', '28 · ₹12,34,567.50 due Aug 14, 2026'],
  ['text-xl font-bold', '22 · 100% Cotton Poplin 40x40/120x80'],
  ['text-lg font-semibold', '18 · Lab dip approved, weaving starts Monday'],
  ['text-base', '16 · Body text on a phone, easy to read in a market or on a factory floor'],
  ['text-sm text-ink-soft', '14 · Help, details and dates'],
  ['text-xs text-ink-soft', '12 · Tab labels and stages'],
] as const;

export function BrandSection() {
  return (
    <Section id="brand" title="Brand, type and icons">
      <Row title="Logo">
        <Logo size="large" />
        <Logo />
        <Logo size="small" />
        <Logo markOnly />
      </Row>
      <Row title="Type">
        <div className="flex flex-col gap-2">
          {TYPE.map(([look, words]) => (
            <p key={words} className={look}>
              {words}
            </p>
          ))}
        </div>
      </Row>
      <Row title="Colours">
        {GROUNDS.map(([look, name]) => (
          <span
            key={name}
            className={`grid h-16 w-24 place-items-center rounded-card border border-line text-sm ${look}`}
          >
            {name}
          </span>
        ))}
      </Row>
      <Row title="Icons">
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <span key={name} className="flex w-20 flex-col items-center gap-1 text-xs text-ink-soft">
            <Icon name={name} size="large" className="text-ink" />
            {name}
          </span>
        ))}
      </Row>
    </Section>
  );
}
