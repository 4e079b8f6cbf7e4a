/** A form of which only some answers need a fresh code: it is asked for when such a one is sent. */
import { type ReactNode, useState } from 'react';
import { FreshCode } from './fresh-code.tsx';

/** A little less than the five minutes for which the server lets a code count. */
const FRESH_MS = 4 * 60 * 1000;

type CodeFirst = {
  run: (needsCode: boolean, work: () => void) => void;
  /** In place of the form while the code is asked for. */
  sheet: ReactNode;
};

export function useCodeFirst(lead: string): CodeFirst {
  const [waiting, setWaiting] = useState<{ work: () => void } | null>(null);
  const [confirmedAt, setConfirmedAt] = useState(0);
  const confirmed = () => {
    setConfirmedAt(Date.now());
    setWaiting(null);
    waiting?.work();
  };
  return {
    run: (needsCode, work) => {
      if (needsCode && Date.now() - confirmedAt > FRESH_MS) setWaiting({ work });
      else work();
    },
    sheet: waiting && <FreshCode lead={lead} onConfirmed={confirmed} onClose={() => setWaiting(null)} />,
  };
}
