import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Standard } from '#contract/customer/standards.ts';
import { receiveStandards } from '#contract/staff/standards.ts';
import { useMay } from '#desk/platform/access.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/surfaces/chip.tsx';
import { orderQueries } from '../orders.queries.ts';
import { ReceiveSheet, RefuseSheet } from './standard-sheets.tsx';
import { standardsTexts as texts } from './standards.texts.ts';

const TONE: Readonly<Partial<Record<Standard['status'], ChipTone>>> = {
  given: 'warn',
  refused: 'info',
  received: 'good',
};

/** What samples are compared with: what the buyer gave, and whether it has arrived. */
export function StandardsPanel({ orderId }: { orderId: string }) {
  const query = useQuery(orderQueries.standards(orderId));
  const [isReceiving, setReceiving] = useState(false);
  const mayWork = useMay(receiveStandards);
  if (query.data?.records.length === 0) return null;
  const open = query.data?.records.filter(({ allowedMoves }) => allowedMoves.includes('receive')) ?? [];
  return (
    <Panel
      title={texts.title}
      aside={
        mayWork &&
        open.length > 1 && (
          <Button variant="secondary" size="small" onClick={() => setReceiving(true)}>
            {texts.receiveAll(open.length)}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ records }) => (
          <ul className="flex flex-col divide-y divide-line">
            {records.map((standard) => (
              <li key={standard.standardId} className="py-2.5">
                <StandardRow orderId={orderId} standard={standard} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isReceiving && <ReceiveSheet orderId={orderId} standards={open} onClose={() => setReceiving(false)} />}
    </Panel>
  );
}

function StandardRow({ orderId, standard }: { orderId: string; standard: Standard }) {
  const [open, setOpen] = useState<'receive' | 'refuse' | null>(null);
  const mayWork = useMay(receiveStandards);
  const { kindLabel, colour, status, statusLabel, allowedMoves } = standard;
  const name = standardName(standard);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{[kindLabel, colour].filter(Boolean).join(' · ')}</span>
          <Chip tone={TONE[status] ?? 'neutral'}>{statusLabel}</Chip>
        </p>
        <Given standard={standard} />
      </div>
      {mayWork && (
        <div className="flex gap-2">
          {allowedMoves.includes('refuse') && (
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.refuseOf(name)}
              onClick={() => setOpen('refuse')}
            >
              {texts.refuse}
            </Button>
          )}
          {allowedMoves.includes('receive') && (
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.receiveOf(name)}
              onClick={() => setOpen('receive')}
            >
              {texts.receive}
            </Button>
          )}
        </div>
      )}
      {open === 'receive' && <ReceiveSheet orderId={orderId} standards={[standard]} onClose={close} />}
      {open === 'refuse' && <RefuseSheet orderId={orderId} standard={standard} onClose={close} />}
    </div>
  );
}

function Given({ standard }: { standard: Standard }) {
  const { pantone, file, courier, courierNumber, note, givenAt, givenBy, status, refusal } = standard;
  const parcel = [courier, courierNumber].filter(Boolean).join(' ');
  return (
    <div className="text-ink-soft">
      {pantone && <p className="figures">{pantone}</p>}
      {parcel && <p className="figures">{texts.parcel(parcel)}</p>}
      {file && (
        <a
          href={file.url}
          className="inline-flex min-h-6 items-center text-brand-700 hover:underline"
          aria-label={texts.open(file.name)}
        >
          {file.name}
        </a>
      )}
      {note && <p className="whitespace-pre-line">{note}</p>}
      {givenAt && givenBy && <p>{texts.given(givenBy, momentText(givenAt))}</p>}
      {status === 'refused' && refusal && <p>{texts.refusal(refusal)}</p>}
    </div>
  );
}

/** "colour standard Navy" */
function standardName({ kindLabel, colour }: Standard): string {
  return [kindLabel.toLowerCase(), colour].filter(Boolean).join(' ');
}
