/** What a buyer reads about samples. */
import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';
import { clothTexts } from '#web/widgets/cloth/cloth.texts.ts';
import { zoomTexts } from '#web/widgets/photos/zoom.texts.ts';

export const samplesTexts = catalogue({
  en: {
    section: 'Samples',
    none: 'This order needs no samples.',
    title: (type: string, colour: string | null) => (colour ? `${type} ${colour}` : type),
    round: (round: number) => `Round ${round}`,
    notSent: 'Not sent yet',
    answerBy: (day: string) => `Answer by ${day}`,
    overdueSince: (day: string) => `Your answer was due on ${day}`,
    review: 'Review',
    open: 'Open',
    courier: (courier: string, number: string) =>
      courier ? `${courier}, tracking number ${number}` : `Tracking number ${number}`,
    byPhoto: 'Shown by photo only',
    pictures: 'Pictures',
    noPhoto: 'No photo yet',
    demo: zoomTexts.demo,
    drawn: clothTexts.drawn,
    readings: 'Lab readings',
    shortReading: (deltaE: number, light: string) => `ΔE ${deltaE.toFixed(2)} in ${light}`,
    standard: 'Your standard',
    standardOf: (standard: string) => `Your standard: ${standard}`,
    option: (label: string) => `Option ${label}`,
    lot: (label: string) => `Lot ${label}`,
    approved: 'Approved',
    askedAgain: 'New round requested',
    chooseOption: 'Which option matches your standard?',
    chooseLots: 'Which lots do you approve?',
    zoom: (label: string) => `Zoom in on ${label}`,
    approve: 'Approve',
    approveOption: (label: string) => `Approve option ${label}`,
    approveLots: (count: number) =>
      plural(count, { one: `Approve ${count} lot`, other: `Approve ${count} lots` }),
    decideLots: 'Decide lot by lot',
    askAgain: 'Ask for a new round',
    sendBack: 'Request new round',
    whatShouldChange: 'What should change?',
    reasonHelp: 'Compared with your standard it should be:',
    note: 'Note to the mill',
    back: 'Back',
    photoConsentTitle: 'Only photos were sent',
    photoConsent: 'Colours look different on every screen. You can accept approval by photo for this order.',
    acceptPhotos: 'Accept approval by photo',
    lastRound: 'This is the last round. If it isn’t right, contact us and we’ll talk it through.',
    approvedToast: (what: string) => `${what} approved.`,
    askedToast: (what: string) => `New round of ${what} requested.`,
    undecided: 'Waiting for your answer',
    history: 'Rounds',
    sentOn: (day: string) => `Sent on ${day}`,
    decidedOn: (who: string | null, day: string) => (who ? `${who}, ${day}` : day),
    zoomTitle: 'Compare',
    zoomHelp:
      'Pinch, scroll or use + and − to zoom; drag or use the arrow keys to move. Both pictures move together.',
    loading: 'Loading samples',
  },
});
