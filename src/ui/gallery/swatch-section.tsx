import { Swatch } from '../swatch/swatch.tsx';
import { ALL_SAMPLES } from './cloth-samples.ts';
import { Row, Section } from './section.tsx';

const HEROES = [
  'Herringbone, charcoal',
  'Denim 11 oz, indigo',
  'Filament satin, emerald',
  'Printed lawn, sprigs',
];

export function SwatchSection() {
  return (
    <Section
      id="swatches"
      title="Swatches"
      note="Every cloth is drawn from its construction: weave, colours, ends and picks per inch, slub, finish."
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-5 wide:grid-cols-7">
        {ALL_SAMPLES.map(({ name, construction }) => (
          <li key={name} className="flex flex-col gap-1 text-sm">
            <Swatch
              construction={construction}
              seed={name}
              size="card"
              className="aspect-square h-auto w-full"
            />
            {name}
          </li>
        ))}
      </ul>
      <Row title="In a list">
        {ALL_SAMPLES.map(({ name, construction }) => (
          <Swatch key={name} construction={construction} seed={name} label={name} />
        ))}
      </Row>
      <div className="grid gap-4 md:grid-cols-2">
        {ALL_SAMPLES.filter(({ name }) => HEROES.includes(name)).map(({ name, construction }) => (
          <Swatch
            key={name}
            construction={construction}
            seed={name}
            size="hero"
            label={`${name}, enlarged`}
          />
        ))}
      </div>
    </Section>
  );
}
