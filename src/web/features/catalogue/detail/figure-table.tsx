import { classNames } from '#ui/theme/class-names.ts';

export type FigureTableProps = {
  heads: readonly [string, string];
  rows: readonly { key: string; cells: readonly [string, string] }[];
  /** Many rows that are looked up, not read. */
  isDense?: boolean;
};

/** Something and its figure, line by line. */
export function FigureTable({ heads: [what, figure], rows, isDense = false }: FigureTableProps) {
  const space = isDense ? 'py-1.5' : 'py-2';
  return (
    <table className="figures w-full text-sm">
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 font-normal">
            {what}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, second] }) => (
          <tr key={key} className="border-t border-line">
            <td className={space}>{first}</td>
            <td className={classNames(space, 'text-right', !isDense && 'font-semibold')}>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
