import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** The documents of an order, and sending one to somebody. */
export const documentsTexts = catalogue({
  en: {
    title: 'Documents',
    counted: (count: number) => `Documents (${count})`,
    voidTitle: 'Void documents',
    showVoid: (count: number) =>
      plural(count, { one: `Show ${count} void document`, other: `Show ${count} void documents` }),
    hideVoid: 'Hide void documents',
    loading: 'Loading documents',
    failed: 'We couldn’t load the documents.',
    retry: 'Try again',
    none: 'Documents appear here as your order moves along.',
    coming: (names: string) => `Still to come: ${names}.`,
    issued: (number: string, date: string) => `${number} · ${date}`,
    replacedBy: (number: string) => `Void, replaced by ${number}`,
    voided: (reason: string) => `Void: ${reason}`,
    downloadName: (label: string, number: string, format: string) =>
      `Download ${label} ${number} as ${format}`,
    download: 'Download',
    ownPurchaseOrder: (file: string) => `Your own: ${file}`,
    downloadOwn: (label: string, file: string) => `Download ${label} ${file}`,
    share: 'Share',
    shareName: (label: string, number: string) => `Share ${label} ${number}`,
    request: 'Create',
    requestName: (label: string) => `Create ${label}`,
    preparing: 'Preparing your document',
    notPrepared: 'We couldn’t prepare this document. Please try again.',
    sheet: {
      title: 'Share document',
      description: (label: string, number: string) =>
        `${label} ${number}. Anyone with the link can read this document and nothing else.`,
      life: 'It works without signing in and expires after 7 days.',
      create: 'Create link',
      done: 'Done',
      link: 'Link',
      until: (date: string) => `Works until ${date}. Copy or share it now; we can’t show it again.`,
      shareTitle: (label: string, number: string) => `${label} ${number}`,
      shareText: (label: string, number: string, url: string) => `${label} ${number}: ${url}`,
      live: 'Active links',
      opened: (date: string, uses: number) =>
        `Expires ${date}, ${uses === 0 ? 'not opened yet' : plural(uses, { one: 'opened once', other: `opened ${uses} times` })}`,
      end: 'Cancel link',
      endOf: (date: string) => `Cancel link: expires ${date}`,
      ended: 'The link no longer works',
    },
  },
});
