/** The terms as people read them; the marketplace that runs this app puts its own here. */
export const TERMS: readonly { heading: string; paragraphs: readonly string[] }[] = [
  {
    heading: 'Who may use it',
    paragraphs: [
      'The app is for businesses that buy fabric. Whoever signs in acts for the company they belong to, and what they approve binds that company.',
      'Keep your one-time codes to yourself. We never ask for one by phone or message.',
    ],
  },
  {
    heading: 'Requests and quotes',
    paragraphs: [
      'A request is free and binds nobody. A quote holds in the version you approve, until the end of its last day in the time zone of your market.',
      'Rates, minimum quantities, tolerances and delivery terms are those written in the quote.',
    ],
  },
  {
    heading: 'Orders and payment',
    paragraphs: [
      'An order is placed once its advance is paid, a bank transfer is matched, or your credit covers it. Until then it is provisional and may lapse.',
      'We bill the quantity really dispatched, within the agreed tolerance. Taxes follow the law of the place of supply.',
      'You can cancel until material is booked for you. Before you confirm, the app shows what is refunded.',
    ],
  },
  {
    heading: 'Samples, delivery and issues',
    paragraphs: [
      'Production follows the samples you approve. A late answer moves the dates that depend on it, and the app shows by how much.',
      'Check every roll on arrival. An issue has to be raised inside the window shown with the order and before the fabric is cut, unless the defect could not be seen earlier.',
    ],
  },
  {
    heading: 'Your data',
    paragraphs: [
      'We keep what we need to quote, produce, deliver and bill. Suppliers see your request, not your name, until you place an order.',
      'Signing out removes your data from the browser you used.',
    ],
  },
];
