export type TableDayProps = {
  /** Its word in the address. */
  name: string;
  label: string;
};

/** One end of a time; an empty day leaves it open. */
export function TableDay({
  name,
  label,
  value,
  onChange,
}: TableDayProps & { value: string; onChange: (day: string | undefined) => void }) {
  return (
    <label className="flex items-center gap-1.5 text-sm text-ink-soft">
      {label}
      <input
        type="date"
        name={name}
        value={value}
        min="2000-01-01"
        max="2099-12-31"
        onChange={(event) => onChange(event.target.value || undefined)}
        className="figures min-h-11 w-36 rounded-control border border-line-strong bg-paper px-2 text-sm text-ink"
      />
    </label>
  );
}
