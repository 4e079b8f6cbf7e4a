import { useLocation } from '@tanstack/react-router';
import { createRequest } from '#contract/customer/requests.ts';
import { SEARCH_TYPES, type SearchType } from '#contract/customer/search.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { FabricLists } from '#web/widgets/fabric-lists.tsx';
import { ListSearch } from '#web/widgets/lists/list-search.tsx';
import { EnquiryField } from '#web/widgets/requests/enquiry-field.tsx';
import { Screen } from '#web/widgets/screen.tsx';
import { AllResults } from './all-results.tsx';
import { GroupResults } from './group-results.tsx';
import { RecentSearches } from './recent-list.tsx';
import { rememberSearch } from './recent-searches.ts';
import { searchTexts as texts } from './search.texts.ts';

/** One field for everything; words and group stand in the address. */
export function SearchScreen() {
  const goBack = useGoBack();
  const search = new URLSearchParams(useLocation().searchStr);
  const words = (search.get('q') ?? '').trim();
  const type = SEARCH_TYPES.find((known) => known === search.get('type')) ?? null;
  const onOpen = () => rememberSearch(words);
  return (
    <Screen title={texts.title} onBack={goBack} narrow>
      <ListSearch words={words} label={texts.label} placeholder={texts.placeholder} />
      <div className="pt-3">{resultsOf(words, type, onOpen)}</div>
    </Screen>
  );
}

function resultsOf(words: string, type: SearchType | null, onOpen: () => void) {
  if (words === '') return <Start />;
  if (type) return <GroupResults words={words} type={type} onOpen={onOpen} />;
  return <AllResults words={words} onOpen={onOpen} />;
}

function Start() {
  const mayAsk = useMay(createRequest);
  return (
    <div className="flex flex-col gap-4">
      <FabricLists />
      <RecentSearches />
      {mayAsk && <EnquiryField />}
    </div>
  );
}
