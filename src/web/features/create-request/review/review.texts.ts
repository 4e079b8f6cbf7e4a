import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import { catalogue } from '#ui/texts/catalogue.ts';

/** The last part: quantity and delivery, the specification in short, and what else suppliers may want to know. */
export const reviewTexts = catalogue({
  en: {
    quantity: {
      title: 'How much do you need?',
      help: 'Total for all colours.',
      unit: 'Unit',
      perColour: 'Quantity per colour',
      colour: (number: number) => `Colour ${number}`,
      splitEqually: 'Split equally',
      addsUp: 'The colours add up to the total quantity.',
    },
    delivery: {
      title: 'Where and by when?',
      pincode: 'Delivery PIN code',
      pincodeHelp: 'Suppliers need it to quote freight.',
      yourAddresses: 'Your addresses',
      address: (name: string, pincode: string) => `${name} · ${pincode}`,
      place: (city: string, state: string) => `${city}, ${state}`,
      port: 'Port of delivery',
      portExample: 'Chattogram',
      portHelp: 'Suppliers need it to quote freight.',
      requiredByHelp: 'The date you need the fabric.',
      orIn: 'Or in',
      days: (count: number) => `${count} days`,
    },
    specification: {
      title: 'Your specification',
      edit: 'Edit',
      editStep: (step: string) => `Edit ${step}`,
    },
    extras: {
      title: 'More for suppliers (optional)',
      perUnit: (unit: string) => `per ${unit}`,
      targetRateHelp: 'Suppliers see it. They may still quote a different rate.',
      certification: 'Certification (optional)',
      none: 'None',
      notesHelp: (most: number) => `Handfeel, shrinkage, packing. At most ${most} characters.`,
      poNumber: 'Your PO number',
      poNumberHelp: "For your own documents. Suppliers don't see it.",
      files: 'Files',
      addFile: 'Add a photo or file',
      fileHelp: (count: number, most: number) =>
        `PDF, JPEG, PNG or WebP, up to ${UPLOAD_LIMIT_TEXT}. ${count} of ${most} added.`,
      filesFull: (most: number) => `You have added ${most} files, the maximum.`,
      removeFile: (name: string) => `Remove ${name}`,
      uploading: (name: string) => `Uploading ${name}`,
      cancel: 'Cancel',
    },
    send: 'Send to suppliers',
    sendNote: 'You get quotes first and decide later.',
    waiting: {
      title: 'Saved on this device, not sent yet',
      next: "We'll send it to suppliers as soon as you're back online. You can close the app.",
      tryNow: 'Send now',
      change: 'Make changes first',
      toQueries: 'Go to queries',
    },
  },
});
