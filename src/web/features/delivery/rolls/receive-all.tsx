import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { deliveryTexts } from '../delivery.texts.ts';
import type { CountedRoll } from './counted-rolls.ts';

const { receive: texts } = deliveryTexts;

export type ReceiveAllProps = {
  rolls: readonly CountedRoll[];
  onReceive: (rolls: readonly CountedRoll[]) => void;
};

/** For a lorry that was counted as a whole; asked once more, because it speaks for many rolls. */
export function ReceiveAll({ rolls, onReceive }: ReceiveAllProps) {
  const [isAsking, setAsking] = useState(false);
  if (rolls.length < 2) return null;
  if (!isAsking) {
    return (
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {texts.takeAll(rolls.length)}
      </Button>
    );
  }
  return (
    <div className="flex gap-2">
      <Button size="small" autoFocus onClick={() => onReceive(rolls)}>
        {texts.takeAllSure(rolls.length)}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setAsking(false)}>
        {texts.cancel}
      </Button>
    </div>
  );
}
