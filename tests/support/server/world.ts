/** The real app on a real database; only the message senders are replaced and time is set by the test. */
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import type { StaffRole } from '#domain/account/staff-role.ts';
import type { Market } from '#domain/shared/market.ts';
import { buildApp } from '#server/app.ts';
import { registerCustomer } from '#server/capabilities/account/register-customer.ts';
import { addStaffMember } from '#server/capabilities/account/staff-members.ts';
import { deliverAllDue } from '#server/capabilities/notifications/deliveries/deliver-due.ts';
import { deliverSupplierMessages } from '#server/capabilities/requests/suppliers/deliver-supplier-messages.ts';
import { readConfig } from '#server/config.ts';
import { deliverQueuedMessages } from '#server/integrations/messages/deliver-message.ts';
import type { Log } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { type MessageRecord, openMessageRecord } from './recording-senders.ts';
import { refreshCookieOf } from './refresh-cookie.ts';
import { openTestClock, type TestClock } from './test-clock.ts';
import { type Answered, newAddress, type Visitor, visitorOf } from './visitor.ts';

type SignInBody = { mobile: string; isInternationalCustomer: false } | { email: string };
export type Customer = {
  customerId: string;
  brandId: string;
  name: string;
  /** As the messages reach them: "+919000000001" or an e-mail. */
  address: string;
  identity: SignInBody;
};
export type SignedInVisitor = Visitor & { token: string; refreshToken: string };
export type CustomerVisitor = SignedInVisitor & { customer: Customer };
export type StaffVisitor = SignedInVisitor & { staffId: string; email: string };

export type WorldOptions = {
  env?: Record<string, string>;
  log?: Log;
  /** Without workers, messages stay in the queue. */
  hasWorkers?: boolean;
  webRoot?: string;
  /** Another process on the same database, with the same time. */
  beside?: World;
  /** Another way to that database. */
  databaseUrl?: string;
};

export type World = Visitor & {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  messages: MessageRecord;
  databaseUrl: string;
  visitor(options?: { token?: string; address?: string }): Visitor;
  aCustomer(options?: { market?: Market; name?: string }): Promise<Customer>;
  signIn(customer: Customer): Promise<CustomerVisitor>;
  asCustomer(options?: { market?: Market }): Promise<CustomerVisitor>;
  asStaff(role?: StaffRole): Promise<StaffVisitor>;
  codeSentTo(address: string): Promise<string>;
  close(): Promise<void>;
};

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { beside, env, log, webRoot = '/nonexistent', hasWorkers = !beside } = options;
  const database = beside
    ? { url: options.databaseUrl ?? beside.databaseUrl, close: async () => {} }
    : await openTestDatabase();
  const clock = beside?.clock ?? openTestClock();
  const messages = beside?.messages ?? openMessageRecord();
  // Each user of the machine has a folder of their own, since nobody may write into another's.
  const dataDir = join(tmpdir(), `selvedge-files-${userInfo().uid}`, new URL(database.url).pathname);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    CHECK_REPLIES: 'on',
    // A machine busy with other work is late, and would refuse whatever a test asks at that moment.
    MAX_EVENT_LOOP_DELAY_MS: '600000',
    DATA_DIR: dataDir,
    ...env,
    DATABASE_URL: database.url,
  });
  const { services, close } = await openServices(config, { clock, ...(log ? { log } : {}) });
  const app = await buildApp(services, { webRoot });
  if (hasWorkers) {
    await deliverQueuedMessages(services, messages.senders);
    await deliverAllDue(services, messages.senders);
    await deliverSupplierMessages(services, messages.senders);
  }

  const anonymous = visitorOf(app);
  const world: World = {
    ...anonymous,
    app,
    services,
    clock,
    messages,
    databaseUrl: database.url,
    visitor: (visitor) => visitorOf(app, visitor),
    aCustomer: (wanted) => registerSomebody(services, wanted),
    signIn(customer) {
      // So that a second code may be asked for.
      clock.advance(30);
      return signInCustomer(world, customer);
    },
    asCustomer: async (wanted) => signInCustomer(world, await registerSomebody(services, wanted)),
    asStaff: (role = 'desk') => signInStaff(world, role),
    codeSentTo: (address) => nextCode(messages, address),
    async close() {
      await app.close();
      await close();
      await database.close();
      if (!beside && !env?.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

/** Notices may lie before it. */
async function nextCode(messages: MessageRecord, address: string): Promise<string> {
  for (;;) {
    const { code } = await messages.next(address);
    if (code) return code;
  }
}

let people = 0;

/** A sign-in that nobody else in this test run has: "+919000000017", "+8801700000018", "buyer-19@cloth.example". */
export function someIdentity(market: Market = 'IN'): { address: string; identity: SignInBody } {
  people += 1;
  const tail = String(people).padStart(8, '0');
  if (market === 'INTL') {
    const email = `buyer-${people}@cloth.example`;
    return { address: email, identity: { email } };
  }
  const address = market === 'IN' ? `+9190${tail}` : `+88017${tail}`;
  return { address, identity: { mobile: address, isInternationalCustomer: false } };
}

async function registerSomebody(
  services: Services,
  { market = 'IN', name = 'Asha Verma' }: { market?: Market; name?: string } = {},
): Promise<Customer> {
  const { address, identity } = someIdentity(market);
  const ids = await services.db.transaction((tx) =>
    registerCustomer(services, tx, {
      company: `Mill ${people}`,
      name,
      market,
      by: { kind: 'system' },
      ...(market === 'INTL' ? { email: address } : { phone: address }),
    }),
  );
  return { ...ids, name, address, identity };
}

async function signInCustomer(world: World, customer: Customer): Promise<CustomerVisitor> {
  const address = newAddress();
  const visitor = world.visitor({ address });
  await visitor.call(sendCode, { body: customer.identity });
  const otp = await world.codeSentTo(customer.address);
  const answer = await visitor.inject({
    method: 'POST',
    url: verifyCode.path,
    payload: { ...customer.identity, otp, appType: 'Customer' },
  });
  const token = accessTokenOf(answer);
  return {
    ...world.visitor({ address, token }),
    token,
    refreshToken: refreshCookieOf(answer).value,
    customer,
  };
}

async function signInStaff(world: World, role: StaffRole): Promise<StaffVisitor> {
  people += 1;
  const email = `staff-${people}@selvedge-demo.example`;
  const staffId = await world.services.db.transaction((tx) =>
    addStaffMember(world.services, tx, { email, name: 'Ravi', role }),
  );
  const address = newAddress();
  const visitor = world.visitor({ address });
  await visitor.call(sendStaffCode, { body: { email } });
  const otp = await world.codeSentTo(email);
  const answer = await visitor.inject({
    method: 'POST',
    url: verifyStaffCode.path,
    payload: { email, otp },
  });
  const token = accessTokenOf(answer);
  const refreshToken = refreshCookieOf(answer, 'staff').value;
  return { ...world.visitor({ address, token }), token, refreshToken, staffId, email };
}

function accessTokenOf(answer: Answered): string {
  if (answer.statusCode !== 200) throw new Error(`The sign-in answered ${answer.statusCode}: ${answer.body}`);
  return (answer.json() as { data: { accessToken: string } }).data.accessToken;
}
