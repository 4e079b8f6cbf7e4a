import { FilePicker } from '#desk/widgets/forms/file-picker.tsx';
import { readRollCsv } from '#domain/delivery/roll-list.ts';
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { lineProblems } from './roll-problems.ts';
import { shipmentsTexts } from './shipments.texts.ts';

const texts = shipmentsTexts.pack;

export type RollLinesProps = {
  text: string;
  unit: LengthUnit;
  /** What the server found besides. */
  problems: Readonly<Record<string, string>>;
  onChange: (text: string) => void;
};

/** A packing list as it was pasted or uploaded, with what is wrong beside its lines. */
export function RollLines({ text, unit, problems, onChange }: RollLinesProps) {
  const list = text.trim() === '' ? null : readRollCsv(text);
  const found = { ...(list && !list.ok ? list.problems : {}), ...problems };
  const wrong = lineProblems(text, found);
  return (
    <div className="flex flex-col gap-2">
      <FilePicker
        label={texts.upload}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChoose={(file) => void file?.text().then(onChange)}
      />
      <TextArea
        label={texts.text}
        help={texts.textHelp}
        value={text}
        rows={6}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {list?.ok && wrong.length === 0 && (
        <p role="status" className="figures text-sm font-semibold text-good">
          {texts.found(
            list.rolls.length,
            formatLength({
              thousandths: list.rolls.reduce((sum, { lengthThousandths }) => sum + lengthThousandths, 0n),
              unit,
            }),
          )}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="max-h-60 overflow-auto rounded-control border border-bad">
          <table className="w-full border-collapse text-left text-sm">
            <caption className="p-2 text-left font-semibold text-bad">{texts.problems(wrong.length)}</caption>
            <thead className="text-xs text-ink-soft">
              <tr>
                <th scope="col" className="px-2 py-1 font-semibold">
                  {texts.line}
                </th>
                <th scope="col" className="px-2 py-1 font-semibold">
                  {texts.content}
                </th>
                <th scope="col" className="px-2 py-1 font-semibold">
                  {texts.problem}
                </th>
              </tr>
            </thead>
            <tbody>
              {wrong.map(({ line, content, problem }) => (
                <tr key={`${line} ${problem}`} className="border-t border-line align-top">
                  <th scope="row" className="figures px-2 py-1.5 text-right font-semibold">
                    {line}
                  </th>
                  <td className="figures px-2 py-1.5 break-all text-ink-soft">{content}</td>
                  <td className="px-2 py-1.5 text-bad">{problem}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
