import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { firstOpenStep } from '#domain/requests/wizard/step-problems.ts';
import type { IsOff } from '#domain/requests/wizard/unavailable-answers.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { TopBar } from '#ui/navigation/top-bar.tsx';
import type { DraftRecord } from '#web/platform/drafts/draft-record.ts';
import type { DraftStore } from '#web/platform/drafts/draft-store.ts';
import { useGoBack } from '#web/platform/navigation/go-back.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { EnquiryField } from '#web/widgets/requests/enquiry-field.tsx';
import { ClothSummary } from './cloth-summary.tsx';
import { createRequestTexts as texts } from './create-request.texts.ts';
import { DraftTrouble } from './drafts/draft-trouble.tsx';
import { recordEditor } from './drafts/edit-record.ts';
import { SaveState, SaveTrouble } from './drafts/save-state.tsx';
import { useFreshCopy } from './drafts/use-fresh-copy.ts';
import { useOfferedOptions } from './options/use-offered-options.ts';
import { loadPart } from './parts/load-part.ts';
import { StepForm } from './step-form.tsx';
import { isReachable, StepList } from './step-list.tsx';
import { preloadSteps } from './steps/step-part.tsx';
import { WizardHead } from './wizard-head.tsx';
import { saveOpenDraft, type WizardLocation, type WizardPage } from './wizard-location.ts';

/** Loaded while the first steps are answered, so that it is there also when the connection goes. */
const loadReview = () =>
  loadPart(() => import('./review/review-step.tsx')).then((m) => ({ default: m.ReviewStep }));
const ReviewStep = lazy(loadReview);
const EnquiryReading = lazy(() =>
  loadPart(() => import('./parts/enquiry-reading.tsx')).then((m) => ({ default: m.EnquiryReading })),
);
const Assistant = lazy(() =>
  loadPart(() => import('./parts/assistant.tsx')).then((m) => ({ default: m.Assistant })),
);

export type WizardProps = { store: DraftStore; record: DraftRecord; address: WizardLocation };

export function Wizard({ store, record, address }: WizardProps) {
  const { answers, localId } = record;
  const seed = record.fabId ?? localId;
  const goBack = useGoBack();
  const isWide = useIsWide();
  const editor = recordEditor(store, localId);
  const { isOff } = useOfferedOptions();
  const place = placeFor(address, record, isOff);
  const heading = useHeadingFocus(place);
  useFreshCopy(store, record);
  useEffect(() => void Promise.all([preloadSteps(), loadReview()]).catch(() => {}), []);
  useAddressOf(place, address, localId);
  return (
    <>
      <TopBar title={texts.title} onBack={goBack} actions={<SaveAndExit />} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col outline-none wide:grid wide:grid-cols-[10rem_minmax(0,1fr)_13rem] wide:gap-6 wide:p-6 min-[80rem]:grid-cols-[13rem_minmax(0,1fr)_17rem] min-[80rem]:gap-8 min-[80rem]:p-8"
      >
        <StepList draft={answers} place={place} onGo={(next) => address.go(next)} />
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex flex-col gap-3 px-safe pt-4 wide:px-0 wide:pt-0">
            <WizardHead
              draft={answers}
              seed={seed}
              place={place}
              heading={heading}
              saved={<SaveState store={store} record={record} />}
            />
            {record.reading && (
              <Suspense>
                <EnquiryReading record={record} reading={record.reading} editor={editor} address={address} />
              </Suspense>
            )}
            <DraftTrouble store={store} record={record} />
            <SaveTrouble store={store} record={record} />
          </div>
          {place === 'review' ? (
            <Suspense fallback={<ReviewPending />}>
              <ReviewStep record={record} editor={editor} address={address} />
            </Suspense>
          ) : (
            <>
              {place === 'fabric_type' && record.edits === 0 && (
                <div className="px-safe pt-4 wide:px-0">
                  <EnquiryField />
                </div>
              )}
              <StepForm key={place} step={place} draft={answers} editor={editor} address={address} />
            </>
          )}
        </div>
        <ClothSummary draft={answers} seed={seed}>
          {isWide && place === 'quality' && (
            <Suspense>
              <Assistant draft={answers} />
            </Suspense>
          )}
        </ClothSummary>
      </main>
    </>
  );
}

/** Nothing is lost: the draft is kept at every change, and the tabs are not in sight here. */
function SaveAndExit() {
  return (
    <Link to={pathTo('home')} className={buttonClass({ variant: 'quiet', size: 'small' })}>
      {texts.saveAndExit}
    </Link>
  );
}

function ReviewPending() {
  return (
    <div className="px-safe py-4 wide:px-0">
      <SkeletonCards />
    </div>
  );
}

/** Never beyond the first step that is still open. */
function placeFor({ place }: WizardLocation, { answers }: DraftRecord, isOff: IsOff): WizardPage {
  if (place !== null && isReachable(place, answers, isOff)) return place;
  return firstOpenStep(answers, isOff) ?? 'review';
}

/** The address always says what is in sight. */
function useAddressOf(place: WizardPage, address: WizardLocation, localId: string): void {
  const correct = useEffectEvent(() => address.go(place, { replace: true }));
  const isRight = address.place === place;
  useEffect(() => {
    saveOpenDraft(localId);
    if (!isRight) correct();
  }, [isRight, localId]);
}

/** Keyboards and screen readers continue at the new step, which begins at its top. */
function useHeadingFocus(place: WizardPage) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}
