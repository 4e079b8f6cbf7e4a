import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { otpDigits } from './otp-digits.ts';
import { OtpField } from './otp-field.tsx';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 482-913.', '482913'],
  ['1234567', '123456'],
  ['12', '12'],
  ['abc', ''],
])('of "%s" the code field keeps "%s"', (text, digits) => {
  expect(otpDigits(text, 6)).toBe(digits);
});

test('the code is one numeric input that the phone may fill in', () => {
  const markup = renderToStaticMarkup(<OtpField label="Code" value="12" onChange={() => {}} length={4} />);
  expect(markup.match(/<input/g)).toHaveLength(1);
  expect(markup).toContain('autoComplete="one-time-code"');
  expect(markup).toContain('inputMode="numeric"');
  expect(markup).toContain('pattern="[0-9]{4}"');
});

test('a wrong code is tied to its words', () => {
  const markup = renderToStaticMarkup(
    <OtpField id="code" label="Code" value="" onChange={() => {}} error="That code is not right" />,
  );
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('aria-describedby="code-words"');
  expect(markup).toMatch(/id="code-words"[^>]*>.*That code is not right/);
});
