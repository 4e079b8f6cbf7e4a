/** The list of 20 out of 200,000 requests of 2,000 customers: one query that an index answers, on every page. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { listRequests } from '#server/capabilities/requests/listing/list-requests.ts';
import { listRequestsForStaff } from '#server/capabilities/requests/view-request-for-staff.ts';
import {
  COMPANY,
  COMPANY_OF_ROW,
  expectIndexed,
  fillDatabase,
  INSERT_COMPANIES,
  idOf,
  LARGEST_COMPANY,
  ORDINARY_COMPANY,
} from '#tests/support/database/many-companies.ts';
import { plansOf } from '#tests/support/database/query-plans.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const REQUESTS = 200_000;
const READ_TABLES = ['fabric_requests', 'quotes', 'quote_versions', 'companies', 'people'];
const REQUEST = idOf(9, 'i');
/** Companies and their one person have the same id. */
const readerOf = (brandId: string) => ({ brandId, customerId: brandId });

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(
  () =>
    fillDatabase(world.services.db, {
      tables: ['fabric_requests', 'quotes', 'quote_versions'],
      largestTable: 'fabric_requests',
      statements: [COMPANIES_AND_PEOPLE, REQUESTS_OF_ALL, QUOTES_OF_SOME, VERSIONS_OF_QUOTES],
      settles: ['companies', 'people', 'fabric_requests', 'quotes', 'quote_versions'],
    }),
  120_000,
);

const COMPANIES_AND_PEOPLE = `
  with made as (${INSERT_COMPANIES})
  insert into people (customer_id, brand_id, name, phone, created_at)
  select brand_id, brand_id, 'Asha', '+9180' || right(brand_id::text, 8), now() from made`;

/** Half waits for quotes, a fifth is closed. */
const REQUESTS_OF_ALL = `
  insert into fabric_requests (fab_id, brand_id, customer_id, number, status, specification, sheet, quality,
    search_text, assigned_to, quantity_thousandths, quantity_unit, created_at, submitted_at, listed_at, close_reason_id)
  select ${REQUEST}, ${COMPANY}, ${COMPANY}, 'Q-26-' || lpad(i::text, 6, '0'), status, '{}', '{}',
    'Poplin', 'q-26-' || lpad(i::text, 6, '0') || ' poplin', case when i / 10 % 3 = 0 then ${COMPANY} end, 1000000, 'metre', at,
    case when status <> 'draft' then at end, at, case when status = 'closed' then 4 end
  from (
    select i, timestamptz '2026-01-01' + i * interval '1 minute' as at,
      ${COMPANY_OF_ROW} as c,
      (array['draft', 'quote_requested', 'quote_requested', 'quote_requested', 'quote_submitted',
        'quote_submitted', 'closed', 'closed', 'quote_requested', 'quote_requested'])[1 + i % 10] as status
    from generate_series(1, ${REQUESTS}) i
  ) made`;

const QUOTES_OF_SOME = `
  insert into quotes (quote_id, brand_id, fab_id, number, supplier_id, status, version, expires_at, created_at, updated_at)
  select fab_id, brand_id, fab_id, 'S' || number, fab_id, 'submitted', 1, now(), now(), now()
  from fabric_requests where status = 'quote_submitted' and right(number, 2) = '05'`;

const VERSIONS_OF_QUOTES = `
  insert into quote_versions (quote_id, version, brand_id, specification_version, currency, unit, rate_minor, applied_rate_minor,
    supplier_rate_minor, margin_basis_points, quantity_thousandths, tolerance_percent, lead_days, dispatch_by,
    delivery_term, valid_till, zone, expires_at, fabric_cost_minor, hsn, advance_percent, balance, credit_days,
    offered, sample, sub_category_id, fabric_type, sent_at)
  select quote_id, 1, brand_id, 1, 'INR', 'metre', 9000, 9000, 8000, 1250, 1000000, 5, 20, date '2026-12-20',
    'landed', date '2026-11-30', 'Asia/Kolkata', now(), 9000000, '5208', 30, 'before_dispatch', 0,
    '{}', 'on_request', 101, 'dyed', now()
  from quotes`;

const PAGES = [1, 2, 3, 4].flatMap((requestTab) => [[requestTab, 0] as const, [requestTab, 10_000] as const]);

describe.each(PAGES)('tab %i at offset %i', (requestTab, offset) => {
  test('is one query that reads its page from the index of the tab', async () => {
    for (const brandId of [LARGEST_COMPANY, ORDINARY_COMPANY]) {
      const plans = await plansOf(world.services, (db) =>
        listRequests(world.services, db, readerOf(brandId), { requestTab, work: 'all', offset, limit: 20 }),
      );
      expect(plans).toHaveLength(1);
      const [plan = ''] = plans;
      expectIndexed(plan, READ_TABLES);
      expect(plan).toMatch(requestTab === 1 ? /requests_all_open/ : /requests_of_tab/);
    }
  });
});

test('every page holds what it should', async () => {
  const read = (requestTab: number, offset: number, work: WorkScope = 'all') =>
    listRequests(world.services, world.services.db, readerOf(LARGEST_COMPANY), {
      requestTab,
      work,
      offset,
      limit: 20,
    });
  const { records, total, counts, nextOffset } = await read(1, 9580);
  expect({ total, nextOffset, counts }).toEqual({
    total: 9600,
    nextOffset: null,
    counts: { 1: 9600, 2: 2400, 3: 6000, 4: 2400 },
  });
  expect(records).toHaveLength(20);
  expect(await read(1, 10_000)).toMatchObject({ records: [], total: 9600, nextOffset: null });
  const mine = await read(3, 0, 'mine');
  expect(mine).toMatchObject({ total: 2000, counts: { 1: 3200, 2: 800, 3: 2000, 4: 800 } });
  expect(mine.records[0]?.assignee).toEqual({ customerId: LARGEST_COMPANY, name: 'Asha' });
});

test.each([1, 2, 3, 4])(
  'what is assigned to one colleague on tab %i is one query along an index of it',
  async (requestTab) => {
    for (const brandId of [LARGEST_COMPANY, ORDINARY_COMPANY]) {
      const [plan = '', ...others] = await plansOf(world.services, (db) =>
        listRequests(world.services, db, readerOf(brandId), {
          requestTab,
          work: 'mine',
          offset: 0,
          limit: 20,
        }),
      );
      expect(others).toEqual([]);
      expectIndexed(plan, READ_TABLES);
      expect(plan).toMatch(requestTab === 1 ? /open_requests_of_colleague/ : / requests_of_colleague/);
    }
  },
);

test('a search looks through the requests of the own company only, in one query', async () => {
  const plans = await plansOf(world.services, async (db) => {
    const found = await listRequests(world.services, db, readerOf(ORDINARY_COMPANY), {
      requestTab: 1,
      work: 'all',
      offset: 0,
      limit: 20,
      q: 'poplin',
    });
    expect(found.records).toHaveLength(20);
  });
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/Seq Scan on fabric_requests/);
});

const QUEUE_INDEX = {
  submitted: 'requests_for_desk',
  '-submitted': 'requests_for_desk',
  required: 'requests_for_desk_by_need',
  '-required': 'requests_for_desk_by_need',
} as const;

const INDEXED_SORTS = Object.keys(QUEUE_INDEX) as (keyof typeof QUEUE_INDEX)[];

test.each(INDEXED_SORTS.flatMap((sort) => [0, 10_000].map((offset) => ({ sort, offset }))))(
  'the desk’s queue by $sort at offset $offset is one query that an index answers',
  async ({ sort, offset }) => {
    const plans = await plansOf(world.services, async (db) => {
      const page = { status: [2], sort, offset, limit: 20 };
      const { records, total } = await listRequestsForStaff(world.services, db, page);
      expect(records).toHaveLength(20);
      expect(total).toBe(REQUESTS / 2);
    });
    expect(plans).toHaveLength(1);
    expectIndexed(plans[0] ?? '', READ_TABLES);
    expect(plans[0]).toMatch(new RegExp(`${QUEUE_INDEX[sort]} `));
  },
);

test('requests of all statuses and a word of theirs, their company or a supplier are found by an index', async () => {
  const page = { status: null, offset: 0, limit: 20 };
  const [all = ''] = await plansOf(world.services, (db) =>
    listRequestsForStaff(world.services, db, { ...page, sort: '-submitted' }),
  );
  expect(all).toMatch(/requests_of_all_by_age/);
  const [found = ''] = await plansOf(world.services, (db) =>
    listRequestsForStaff(world.services, db, { ...page, q: 'zzqx', sort: 'submitted' }),
  );
  expect(found).toMatch(/requests_by_words/);
  expect(found).not.toMatch(/Seq Scan on (fabric_requests|quotes)/);
});
