/** A row's own box; small, because rows are dense and the key X does the same. */
export function RowCheckbox({
  label,
  checked,
  isPartly = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Some rows are chosen, not all. */
  isPartly?: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      data-row-check=""
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={(event) => onChange(event.target.checked)}
      className="block size-6 accent-brand-600"
    />
  );
}
