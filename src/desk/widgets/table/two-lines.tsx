import type { ReactNode } from 'react';

/** What a row is about, and below it what belongs to that; a second column would make both narrow. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className="block">{first}</span>
      {second && <span className="block text-ink-soft">{second}</span>}
    </>
  );
}
