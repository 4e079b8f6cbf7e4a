/** Fetches the tax invoice or credit note of a swatch. */
import { printSwatchPaperForStaff } from '#contract/staff/swatches.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Button } from '#ui/buttons/button.tsx';

export function SwatchPaperButton({ paperId, label }: { paperId: string; label: string }) {
  const print = useChange({
    send: (_input: null) => call(printSwatchPaperForStaff, { params: { paperId } }),
    touches: [],
    // An attachment: the page stays where it is.
    onDone: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
  });
  return (
    <div className="-ml-3 flex flex-col items-start">
      <Button
        variant="quiet"
        size="small"
        icon="download"
        busy={print.isRunning}
        onClick={() => print.run(null)}
      >
        {label}
      </Button>
      <FormProblem change={print} />
    </div>
  );
}
