import { Fragment } from 'react';

/** Facts in a row: a line breaks between two of them, never at a hyphen inside one. */
export function CardFacts({ facts }: { facts: readonly string[] }) {
  return (
    <p className="figures max-w-full text-sm text-ink-soft">
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && ' · '}
          <span className="inline-block max-w-full align-bottom wrap-anywhere">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
