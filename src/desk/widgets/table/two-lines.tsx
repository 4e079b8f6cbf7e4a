import type { ReactNode } from 'react';

/** What a row is about, and below it what belongs to that; a second column would make both narrow. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className="block">{first}</span>
      {second && (
        <span
          title={typeof second === 'string' ? second : undefined}
          className="block text-ink-soft wide:max-w-36 wide:truncate wide:text-xs"
        >
          {second}
        </span>
      )}
    </>
  );
}

/** Words of any length in a dense row. */
export function AtMostTwoLines({ children }: { children: ReactNode }) {
  return <span className="line-clamp-2 min-w-28">{children}</span>;
}
