import type { Column } from '#desk/widgets/table/column.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { moneyTexts } from './money.texts.ts';

/** Where money that leaves us stands, and whether two people have to let it go. */
export function releaseStateColumn<State extends string>(
  words: Readonly<Record<State, string>>,
  badState: NoInfer<State>,
): Column<{ state: State; needsTwoPeople: boolean }> {
  return {
    id: 'state',
    label: moneyTexts.columns.state,
    text: ({ state }) => words[state],
    cell: ({ state, needsTwoPeople }) => (
      <span className="flex flex-wrap gap-1">
        <Chip tone={state === 'sent' ? 'good' : state === badState ? 'bad' : 'info'}>{words[state]}</Chip>
        {needsTwoPeople && <Chip>{moneyTexts.twoPeople}</Chip>}
      </span>
    ),
    wideOnly: true,
  };
}
