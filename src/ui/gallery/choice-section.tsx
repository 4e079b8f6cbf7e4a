import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Row, Section } from './section.tsx';

const PERIODS = [
  { value: '0', label: 'At once', help: 'Adds nothing' },
  { value: '45', label: '45 days', help: 'Adds 2.25 %' },
];
const CITIES = ['Surat', 'Surendranagar', 'Tiruppur', 'Ludhiana', 'Bhiwandi'];

export function ChoiceSection() {
  const [period, setPeriod] = useState<string | null>('45');
  const [city, setCity] = useState('Sur');
  const [isOn, setOn] = useState(true);
  const found = CITIES.filter((name) => name.toLowerCase().startsWith(city.toLowerCase()));
  return (
    <Section id="choices" title="Choices, files and notices">
      <div className="grid gap-6 md:grid-cols-2">
        <RadioGroup
          legend="Credit period"
          name="period"
          options={PERIODS}
          value={period}
          onChange={setPeriod}
        />
        <RadioGroup
          inline
          legend="Lengths in"
          name="unit"
          options={['Metres', 'Yards'].map((label) => ({ value: label, label }))}
          value={null}
          onChange={() => {}}
          error="Choose metres or yards"
        />
        <SuggestField
          label="City"
          value={city}
          onChange={setCity}
          suggestions={found.map((value) => ({ value, detail: 'India' }))}
          help="Type a few letters"
        />
        <FileDrop
          label="Choose the certificate"
          help="PDF, JPEG, PNG or WebP, at most 10 MB"
          accept="application/pdf"
          onFile={(file) => showToast(file.name)}
        />
        <Notice tone="warn" action={<Button size="small">Change to Karnataka</Button>}>
          This PIN code belongs to Karnataka, but you chose Kerala.
        </Notice>
        <Notice tone="good" title="Anand Garments">
          14 Mill Road, Surat
        </Notice>
      </div>
      <Row title="Switches">
        <Switch label="News by e-mail" checked={isOn} onChange={() => setOn(!isOn)} />
        <Switch label="News by WhatsApp" checked={false} disabled readOnly />
      </Row>
    </Section>
  );
}
