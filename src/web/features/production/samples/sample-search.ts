/** Which overlay of the samples is open: all of it lives in the address, so Back closes it and links can open it. */
import { useLocation } from '@tanstack/react-router';
import { useOverlay } from '#web/platform/navigation/overlays.ts';

export const SAMPLE_VIEWS = ['sample', 'bulk-sample', 'approve-bulk', 'photo'] as const;
export type SampleView = (typeof SAMPLE_VIEWS)[number];

export type OpenSampleSearch = { view: SampleView; sampleId: string; label: string };

/** A photo is named by its sample and the letter of the option or lot: no id holds a dot. */
export function parseSampleSearch(searchText: string): OpenSampleSearch | null {
  const search = new URLSearchParams(searchText);
  const view = SAMPLE_VIEWS.find((known) => known === search.get('view'));
  const [sampleId = '', label = ''] = (search.get('id') ?? '').split('.');
  return view && sampleId ? { view, sampleId, label } : null;
}

export function useSampleSearch(): OpenSampleSearch | null {
  return parseSampleSearch(useLocation().searchStr);
}

export function useOpenSample(isBulk: boolean): (sampleId: string) => void {
  const { open } = useOverlay(isBulk ? 'bulk-sample' : 'sample');
  return open;
}

export function useOpenPhoto(sampleId: string): (label: string) => void {
  const { open } = useOverlay('photo');
  return (label) => open(`${sampleId}.${label}`);
}
