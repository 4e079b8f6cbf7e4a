import { catalogue } from '#ui/texts/catalogue.ts';

export const bookFilesTexts = catalogue({
  en: {
    files: {
      register_csv: 'Invoice register (CSV)',
      gstr1_json: 'GSTR-1 for the portal (JSON)',
      gstr1_xlsx: 'GSTR-1 as a sheet (XLSX)',
      tally_masters: 'Tally, first: masters (XML)',
      tally_vouchers: 'Tally, then: vouchers (XML)',
      e_invoice: 'E-invoice (JSON)',
      e_way_bill: 'E-way bill (JSON)',
      e_way_challan: 'E-way bill of the challan (JSON)',
    },
    notWritten: 'The file can’t be written yet',
  },
});
