import { useRouter } from '@tanstack/react-router';
import { SearchInput } from '#ui/fields/search-input.tsx';

export type ListSearchProps = {
  /** As they stand in the address. */
  words: string;
  label: string;
  placeholder: string;
};

/** The words live in the address, so Back and reload keep them. */
export function ListSearch(props: ListSearchProps) {
  const router = useRouter();
  const search = (next: string) => {
    const { pathname, searchStr } = router.state.location;
    const address = new URLSearchParams(searchStr);
    if (next === '') address.delete('q');
    else address.set('q', next);
    const text = address.toString();
    router.history.replace(text ? `${pathname}?${text}` : pathname);
  };
  return <SearchInput {...props} onSearch={search} />;
}
