/** What is still to be paid of a part, where a statement calls the part of an order `part`. */
import { sql } from 'kysely';

export const OPEN_AMOUNT = sql`open_amount(part.state, part.amount_minor, part.paid_minor, part.withheld_minor)`;
