import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { PlainButton } from '#ui/buttons/plain-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { Field } from '#ui/fields/field.tsx';
import { OtpField } from '#ui/fields/otp-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { BasicIcon } from '#ui/icons/basic-icon.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { TopBar } from '#ui/navigation/top-bar.tsx';

const PARTS: [name: string, part: ReactElement][] = [
  ['buttons/plain-button', <PlainButton busy>Send code</PlainButton>],
  ['fields/field', <Field label="Phone" prefix="+91" error="Enter all 10 digits" />],
  ['fields/otp-field', <OtpField label="Code" value="1" onChange={() => {}} />],
  ['icons/basic-icon', <BasicIcon name="error" />],
  ['icons/logo', <Logo />],
  ['feedback/spinner', <Spinner />],
  ['feedback/toaster', <Toaster />],
  ['navigation/top-bar', <TopBar title="Sign in" onBack={() => {}} />],
];

test.each(PARTS)('%s can be prerendered under a policy that blocks inline styles', (_name, part) => {
  expect(renderToStaticMarkup(part)).not.toContain('style=');
});

test.each(PARTS)('%s does not bring Base UI to the sign-in page', (name) => {
  const seen = new Set<string>();
  const visit = (file: URL) => {
    if (seen.has(file.href)) return;
    seen.add(file.href);
    const source = readFileSync(file, 'utf8');
    expect(source).not.toContain('@base-ui');
    for (const [, path = ''] of source.matchAll(/from '(\.[^']+)'/g)) visit(new URL(path, file));
  };
  visit(new URL(`./${name}.tsx`, import.meta.url));
});

test('a field ties its label, keyboard and error to the input', () => {
  const markup = renderToStaticMarkup(
    <Field id="phone" label="Phone" kind="phone" help="By SMS" error="Enter all 10 digits" />,
  );
  expect(markup).toContain('<label for="phone"');
  expect(markup).toMatch(/<input[^>]*type="tel"[^>]*inputMode="tel"/);
  expect(markup).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="phone-words"/);
  expect(markup).toContain('Enter all 10 digits');
  expect(markup).not.toContain('By SMS');
});

test('a select offers a way to choose nothing while it has a placeholder', () => {
  const markup = renderToStaticMarkup(
    <Select label="Width" placeholder="Choose" options={[{ value: '58', label: '58 in' }]} />,
  );
  expect(markup).toContain('<option value="">Choose</option><option value="58">58 in</option>');
});

test('a busy button says so and keeps its label and focus', () => {
  const markup = renderToStaticMarkup(<PlainButton busy>Send code</PlainButton>);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toContain('Send code');
  expect(markup).not.toContain('disabled=""');
});

test('a link that looks like a button stays a link', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/terms">Terms</ButtonLink>)).toMatch(/^<a href="\/terms"/);
});

test('the toaster waits with one urgent and one calm live region', () => {
  const markup = renderToStaticMarkup(<Toaster />);
  expect(markup).toContain('role="alert" aria-live="assertive"');
  expect(markup).toContain('role="status" aria-live="polite"');
});
