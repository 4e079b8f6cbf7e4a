/** The files that leave the books, and what each is about. */
export const BOOK_FILES = {
  register_csv: { about: 'month', type: 'text/csv; charset=utf-8' },
  gstr1_json: { about: 'month', type: 'application/json; charset=utf-8' },
  gstr1_xlsx: {
    about: 'month',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  tally_masters: { about: 'month', type: 'application/xml; charset=utf-8' },
  tally_vouchers: { about: 'month', type: 'application/xml; charset=utf-8' },
  e_invoice: { about: 'invoice', type: 'application/json; charset=utf-8' },
  e_way_bill: { about: 'invoice', type: 'application/json; charset=utf-8' },
  e_way_challan: { about: 'challan', type: 'application/json; charset=utf-8' },
} as const;
export type BookFileKind = keyof typeof BOOK_FILES;
export const BOOK_FILE_KINDS = Object.keys(BOOK_FILES) as BookFileKind[];
