import { useState } from 'react';
import { addLot, type StaffQuality } from '#contract/staff/qualities.ts';
import { useMay } from '#desk/platform/access.ts';
import { lengthText } from '#desk/widgets/figures.ts';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { drawsOnStock } from '#domain/orders/order-kind.ts';
import { Button } from '#ui/buttons/button.tsx';
import { catalogueTexts } from '../catalogue.texts.ts';
import { AddLotSheet, CountLotSheet } from './lot-sheets.tsx';

const texts = catalogueTexts.lots;

export function LotsPanel({ quality }: { quality: StaffQuality }) {
  const [open, setOpen] = useState<string | null>(null);
  const hasStock = drawsOnStock(quality.kind);
  const mayChange = useMay(addLot) && hasStock;
  const counted = quality.lots.find(({ lotId }) => lotId === open);
  return (
    <Panel
      title={texts.panel}
      aside={
        mayChange && (
          <Button variant="secondary" size="small" icon="plus" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      {quality.lots.length === 0 && (
        <p className="text-sm text-ink-soft">{hasStock ? texts.none : texts.wovenToOrder}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {quality.lots.map((lot) => (
          <li key={lot.lotId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{lot.colour ?? texts.anyColour}</span>
              <span className="block text-ink-soft">{lot.isAsIs ? texts.asIsShort : texts.firsts}</span>
            </span>
            <span className="figures whitespace-nowrap">{lengthText(lot.free)}</span>
            {mayChange && (
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.countOf(lot.colour ?? texts.anyColour)}
                onClick={() => setOpen(lot.lotId)}
              >
                {texts.count}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' && <AddLotSheet quality={quality} onClose={() => setOpen(null)} />}
      {counted && <CountLotSheet lot={counted} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
