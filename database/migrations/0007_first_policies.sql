-- The first versions of what customers agree to. A version never changes once published; a new text is a new migration.

insert into policy_versions (policy, version, effective_from, title, body) values ('terms', '1', '2026-01-01T00:00:00Z', 'Terms of use', $policy$## Who we are
Selvedge is a marketplace on which businesses buy fabric from mills and traders. These terms hold between your company and the marketplace operator named on your proforma invoice.

## Your account
Whoever signs in with a one-time code acts for your company. Keep your phone and e-mail to yourself, end devices you no longer use, and tell us when a person leaves.

## Requests, quotes and orders
A request asks suppliers for a price and binds nobody. A quote binds the supplier until the end of its last day. An order is placed when you approve a quote and pay the advance, or when credit covers it.

## Quantity and quality
Fabric is delivered within the tolerance written in the quote, usually five percent more or less, and billed by what was really dispatched. Quality is judged by the approved samples and the four-point system.

## Prices and payment
Prices are in rupees for India and in US dollars elsewhere. Taxes and freight stand on lines of their own. Payments after the due date bear the interest written on the invoice.

## Your data
We use your data to carry out your orders, to meet the law, and to tell you what you asked to be told. You can see in your account who changed what, and on which device.

## Law
Indian law applies. The courts of the seller's registered office decide, unless the law gives you another place.
$policy$);

insert into policy_versions (policy, version, effective_from, title, body) values ('return-refund', '1', '2026-01-01T00:00:00Z', 'Return and refund policy', $policy$## How long you have
Report visible faults within 7 days of delivery, short length within 3 days, and transit damage within 2 days with a remark on the transporter's paper. Hidden faults count for 30 days with a test report.

## What we need
Roll numbers from the packing list, at least two photographs, and the quantity concerned. Do not cut the fabric: cut rolls cannot be returned.

## What happens next
We answer within 3 working days. From the fourth working day you may escalate; on the seventh it happens by itself.

## What you can get
A credit note, a replacement, or a return with refund. Money goes back the way it came, or by bank transfer, within 5 to 7 working days.

## What is not covered
Goods made to your order cannot be returned for taste. Shade differences between dye lots are covered only against an approved standard. Stock lots sold as they are cannot be returned.
$policy$);
