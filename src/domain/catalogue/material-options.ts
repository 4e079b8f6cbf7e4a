/** The lists of the wizard of which staff may switch options off. Lengths and currencies follow the customer, not staff. */
export const OPTION_LISTS = [
  'fabricCategory',
  'fabricSubCategory',
  'certification',
  'weightUnit',
  'widthInches',
] as const;
export type OptionList = (typeof OPTION_LISTS)[number];

/** `group`: options that stand in for each other, such as the sub-categories of one category. */
export type MaterialOption = {
  readonly list: OptionList;
  readonly id: number;
  readonly name: string;
  readonly group: string;
};

export type OptionKey = `${OptionList}:${number}`;
export type DisabledOptions = ReadonlySet<OptionKey>;

export function optionKey({ list, id }: Pick<MaterialOption, 'list' | 'id'>): OptionKey {
  return `${list}:${id}`;
}

/** A question of the wizard must keep an answer. */
export function switchOffProblem(
  option: MaterialOption,
  all: readonly MaterialOption[],
  off: DisabledOptions,
): string | null {
  const isOtherOffered = all.some(
    (other) => other.group === option.group && other.id !== option.id && !off.has(optionKey(other)),
  );
  return isOtherOffered ? null : `${option.name} is the last one offered here. Switch another one on first.`;
}
