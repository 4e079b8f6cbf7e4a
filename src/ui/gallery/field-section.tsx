import { useState } from 'react';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { OtpField } from '#ui/fields/otp-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Section } from './section.tsx';

const WIDTHS = ['42 in', '54 in', '58 in', '68 in'].map((label) => ({ value: label, label }));

export function FieldSection() {
  const [code, setCode] = useState('');
  return (
    <Section
      id="fields"
      title="Fields"
      note="Label above, help below, error in place of help, numeric keypads."
    >
      <div className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
        <Field
          label="Phone"
          kind="phone"
          prefix="+91"
          help="We send a code by SMS"
          placeholder="98765 43210"
        />
        <Field label="Phone" kind="phone" prefix="+91" defaultValue="98765" error="Enter all 10 digits" />
        <Field label="E-mail" kind="email" placeholder="you@company.com" />
        <Field label="Rate" kind="decimal" prefix="₹" suffix="per m" defaultValue="94.50" />
        <Field label="Quantity" kind="whole-number" suffix="m" help="At least 1,000 m a colour" optional />
        <Field label="Company" defaultValue="Anand Garments" disabled help="Taken from your GST number" />
        <Select
          label="Width"
          options={WIDTHS}
          placeholder="Choose a width"
          help="Usable, between selvedges"
        />
        <Select label="Width" options={WIDTHS} placeholder="Choose a width" error="Choose a width" />
        <Field label="Search" kind="search" prefix={<Icon name="search" />} placeholder="40x40/120x80 58" />
        <OtpField
          label="Code"
          value={code}
          onChange={setCode}
          onComplete={(digits) => showToast(`Code ${digits} entered`, { kind: 'good' })}
          help="Sent to +91 •••••• 3210"
        />
        <OtpField label="Code" value="1234" onChange={() => {}} length={4} error="That code is not right" />
        <div>
          <Checkbox label="Send updates on WhatsApp" help="Quotes, approvals and dispatch" defaultChecked />
          <Checkbox label="I accept the terms" error="Accept the terms to continue" />
          <Checkbox label="Verify GST later" disabled />
        </div>
      </div>
    </Section>
  );
}
