import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Field } from '#ui/fields/field.tsx';
import { Length } from '#ui/figures/length.tsx';
import { Money } from '#ui/figures/money.tsx';
import { SwatchCard } from '#ui/surfaces/card.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { Swatch } from '../swatch/swatch.tsx';
import { ALL_SAMPLES } from './cloth-samples.ts';
import { Section } from './section.tsx';

const Sheet = lazy(() => import('#ui/surfaces/sheet.tsx').then(({ Sheet }) => ({ default: Sheet })));

const SHOWN = ['Dyed poplin, sky', 'Denim 11 oz, indigo', 'Tartan, forest'];

export function CardSection() {
  return (
    <Section
      id="cards"
      title="Cards and sheets"
      note="What, state, the one number that matters, the one next action."
    >
      <div className="grid gap-3 md:grid-cols-2 wide:grid-cols-3">
        {ALL_SAMPLES.filter(({ name }) => SHOWN.includes(name)).map(({ name, construction }, place) => (
          <SwatchCard
            key={name}
            swatch={<Swatch construction={construction} seed={name} />}
            title={`${name} ${construction.epi}x${construction.ppi} 58"`}
            detail={<Length text={place === 0 ? null : '1,200 m'} />}
            state={place === 1 ? <Chip tone="warn">Your turn</Chip> : <Chip tone="info">Quote received</Chip>}
            figure={<Money text="₹12,34,567.50" srText="12 lakh 34 thousand 567 rupees 50" tone="strong" />}
            action={<Button size="small">{place === 1 ? 'Approve' : 'Open quote'}</Button>}
          />
        ))}
      </div>
      <SheetExample />
    </Section>
  );
}

function SheetExample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open sheet
      </Button>
      <Suspense>
        <Sheet
          open={open}
          onClose={close}
          title="Ask for a change"
          description="The mill answers within one working day."
          foot={
            <>
              <Button variant="secondary" onClick={close}>
                Not now
              </Button>
              <Button onClick={() => showToast('Change asked for', { kind: 'good' })}>Send</Button>
            </>
          }
        >
          <div className="flex flex-col gap-2 pt-2">
            <Field label="What should change" help="Colour, width, quantity or date" />
            <Field label="Target rate" kind="decimal" prefix="₹" suffix="per m" optional />
          </div>
        </Sheet>
      </Suspense>
    </div>
  );
}
