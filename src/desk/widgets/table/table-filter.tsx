import { Icon } from '#ui/icons/icon.tsx';

export type TableFilterProps = {
  /** Its word in the address. */
  name: string;
  label: string;
  /** The first one stands for no filter. */
  options: readonly { value: string; label: string }[];
};

export function TableFilter({
  name,
  label,
  options,
  value,
  onChange,
}: TableFilterProps & { value: string; onChange: (value: string) => void }) {
  return (
    <label className="relative flex max-w-full min-w-0 wide:max-w-80">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 max-w-full min-w-0 appearance-none truncate rounded-control border border-line-strong bg-paper py-1 pr-9 pl-3 text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size="small"
        className="pointer-events-none absolute top-3.5 right-3 text-ink-soft"
      />
    </label>
  );
}
