/** What a buyer reads while giving a colour standard, artwork or design. */
import type { StandardMethod } from '#domain/production/standards/give-standard.ts';
import type { StandardKind } from '#domain/production/standards/standard-status.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

export const standardsTexts = catalogue({
  en: {
    open: { colour: 'Send standard', artwork: 'Send artwork', design: 'Send design' } satisfies Record<
      StandardKind,
      string
    >,
    title: { colour: 'Colour standard', artwork: 'Artwork', design: 'Design' } satisfies Record<
      StandardKind,
      string
    >,
    due: (day: string) => `Needed by ${day}`,
    how: 'How will you send it?',
    methods: {
      pantone: { label: 'Pantone number', help: 'The quickest way: sampling starts at once.' },
      file: { label: 'Upload a photo or file', help: 'We check it within a day.' },
      courier: { label: 'Send by courier', help: 'A swatch in the hand gives the closest match.' },
    } satisfies Record<StandardMethod, { label: string; help: string }>,
    pantone: (colour: string | null) => (colour ? `Pantone number of ${colour}` : 'Pantone number'),
    pantoneHelp: 'Textile number, for example 19-4052 TCX',
    file: (colour: string | null) => (colour ? `Photo or file of ${colour}` : 'Photo or file'),
    parcel: (colours: string) => `The parcel holds: ${colours}`,
    courier: 'Courier',
    courierNumber: 'Tracking number',
    note: 'Note',
    noteHelp: {
      colour: 'Light source, or anything the dyer should know.',
      artwork: 'Repeat size and colourways, or a link to layered files (AI, PSD, TIFF).',
      design: 'Repeat size and yarn colours, or a link to the CAD.',
    } satisfies Record<StandardKind, string>,
    submit: {
      pantone: 'Use these numbers',
      file: 'Send for checking',
      courier: 'I have sent it',
    } satisfies Record<StandardMethod, string>,
    toast: {
      pantone: 'Colour standard recorded.',
      file: 'Sent. We will check it and confirm.',
      courier: 'Thank you. We will confirm when it arrives.',
    } satisfies Record<StandardMethod, string>,
    refused: 'We need another one',
    done: 'Nothing is needed from you now.',
    close: 'Close',
    given: (day: string) => `Sent on ${day}`,
    loading: 'Loading the standards',
  },
});
