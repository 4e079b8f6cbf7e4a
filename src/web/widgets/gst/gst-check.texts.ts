import { catalogue } from '#ui/texts/catalogue.ts';

export const gstCheckTexts = catalogue({
  en: {
    label: 'GST number',
    asking: 'Checking with the GST register.',
    notChecked: 'Not checked yet',
    notCheckedDetail:
      'The GST register is not responding. You can continue, and we will verify the number later.',
  },
});
