import { useEffect, useState } from 'react';
import { searchCities } from '#contract/customer/look-ups.ts';
import { SuggestField, type Suggestion } from '#ui/fields/suggest-field.tsx';
import { call } from '#web/platform/api.ts';
import { signUpTexts } from './sign-up.texts.ts';

const PAUSE_MS = 150;
const FEWEST_LETTERS = 2;

export type CityFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Names of Indian cities are offered; any other may be typed. */
export function CityField({ value, ...field }: CityFieldProps) {
  return (
    <SuggestField
      {...field}
      value={value}
      label={signUpTexts.city}
      maxLength={200}
      suggestions={useCities(value)}
      required
    />
  );
}

/** A look-up that fails only means that nothing is offered. */
function useCities(text: string): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const beginning = text.trim().slice(0, 60);
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const cities = await call(searchCities, { query: { q: beginning } }, { signal: stop.signal });
      if (!stop.signal.aborted)
        setFound(cities.map(({ city, stateName }) => ({ value: city, detail: stateName })));
    };
    const timer = setTimeout(() => {
      if (beginning.length < FEWEST_LETTERS) setFound([]);
      else look().catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [beginning]);
  return found;
}
