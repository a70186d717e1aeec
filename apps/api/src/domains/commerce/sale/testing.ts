import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { paylinkCalls, type PaylinkDetail, type Quote } from '@lectern/contract/commerce';
import { studentCalls, studentMergeCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { jobHandlers } from '../../job-handlers';
import { queueDue } from '../../../server/scheduled-jobs/schedules.queries';
import { testWorker } from '../../../server/jobs/testing';
import { seedSelling } from '../../../seed/selling';
import { testApi, type TestClient } from '../../../testing';
import type { SandboxOutcome, SandboxVerdict } from '../pay/sandbox-page';
import { signSandbox } from '../payment/sandbox-signature';
import type { ProviderEvent } from '../payment/provider';

type Generate = RequestOf<typeof paylinkCalls.generate>;

/** A real API with the demo's seller and plans, a signed-in seller, and the steps of a sale. */
export const sellingFixture = async () => {
  const api = await testApi({ seed: 'base' });
  const { db } = api.database;
  await seedSelling(db);
  const client = await api.signIn(1);

  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = client,
  ): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return (body as { result: ResponseOf<C> }).result;
  };

  /** An account in a state of India by its ISO code; null leaves the state out. */
  const account = async (roleId: number, state: string | null): Promise<number> => {
    const { id: userId } = await api.person(roleId);
    await sql`
      update users set country_id = (select id from countries where iso2 = 'IN'),
        state_id = (select s.id from states s join countries c on c.id = s.country_id and c.iso2 = 'IN' where s.code = ${state}) where id = ${userId}`.execute(
      db,
    );
    return userId;
  };
  const learner = async (state: string | null): Promise<{ userId: number; studentId: number }> => {
    const userId = await account(15, state);
    const { rows } = await sql<{ id: number }>`insert into students (user_id) values (${userId}) returning id`.execute(
      db,
    );
    return { userId, studentId: rows[0]!.id };
  };
  const trainer = async (state: string | null): Promise<{ userId: number; trainerId: number }> => {
    const userId = await account(14, state);
    const { rows } = await sql<{ id: number }>`
      insert into trainers (user_id, state) values (${userId}, 'verified') returning id`.execute(db);
    return { userId, trainerId: rows[0]!.id };
  };
  /** A signed-in client of a person. */
  const signInAs = async (userId: number): Promise<TestClient> => {
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    return api.signInAs(email!);
  };
  let numbers = 0;
  /** Merges two students of one number; the second account ends. */
  const merge = async (keptId: number, mergedId: number): Promise<void> => {
    numbers += 1;
    await sql`
      update users set mobile_e164 = ${`+9198450${String(numbers).padStart(5, '0')}`} from students s
      where s.user_id = users.id and s.id in (${keptId}, ${mergedId})`.execute(db);
    const versionOf = async (id: number): Promise<number> => (await done(studentCalls.detail, { id })).student.version;
    await done(studentMergeCalls.merge, {
      ...{ keptId, mergedId, chosen: [], reason: 'The same person signed up twice' },
      keptVersion: await versionOf(keptId),
      mergedVersion: await versionOf(mergedId),
    });
  };
  const plan = async (name: string): Promise<{ kind: 'plan'; id: number }> => ({
    kind: 'plan',
    id: (await db.selectFrom('studentPlans').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
  });
  const trainerPlan = async (name: string) => ({
    kind: 'plan' as const,
    audience: 'trainer' as const,
    id: (await db.selectFrom('trainerPlans').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
  });
  const quote = async (request: Omit<RequestOf<typeof paylinkCalls.quote>, 'currency'>): Promise<Quote> =>
    (await done(paylinkCalls.quote, { currency: 'INR', ...request })).quote;
  const generate = (request: Pick<Generate, 'item' | 'expectedTotalMinor'> & Partial<Generate>) =>
    done(paylinkCalls.generate, { currency: 'INR', expiresInHours: 72, note: '', ...request });
  /** A link for the plan *Learner* at 999.00 rupees. */
  const sell = async ({ studentId }: { studentId: number }) => {
    const { link, order } = await generate({ studentId, item: await plan('Learner'), expectedTotalMinor: 99_900 });
    return { link: link as PaylinkDetail, order };
  };

  const pathOf = (url: string): string => new URL(url).pathname;
  const send = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(api.origin + path, { redirect: 'manual', ...init });
  /** Presses Pay; gives the session's reference. */
  const start = async (url: string): Promise<string> => {
    const answer = await send(`${pathOf(url)}/start`, { method: 'POST' });
    return answer.headers.get('location')?.split('/').at(-1) ?? '';
  };
  const press = async (ref: string, outcome: SandboxOutcome | SandboxVerdict): Promise<number> =>
    (await send(`/pay/sandbox/${ref}`, { method: 'POST', body: new URLSearchParams({ outcome }) })).status;
  const payAtBank = async (url: string, outcome: SandboxOutcome): Promise<number> => press(await start(url), outcome);

  const sandboxId = async (): Promise<number> =>
    (await db.selectFrom('paymentProviders').select('id').where('code', '=', 'sandbox').executeTakeFirstOrThrow()).id;
  /** Sends a webhook with these bytes; `signed` are the bytes of its signature, `seconds` how far its clock is off. Gives the status. */
  const webhook = async (raw: string, { signed = raw, seconds = 0 } = {}): Promise<number> => {
    const at = new Date(Date.now() + seconds * 1000);
    const answer = await send(`/api/webhook/${await sandboxId()}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': signSandbox(api.services.keys, Buffer.from(signed), at),
      },
      body: raw,
    });
    return answer.status;
  };
  let events = 0;
  /** A webhook that says that a payment of an order was made. */
  const sendPaid = (
    orderId: number,
    { ref, totalMinor, currency = 'INR' }: { ref?: string; totalMinor: number; currency?: string },
  ): Promise<number> => {
    events += 1;
    const event: ProviderEvent = {
      id: `evt_test_${events}`,
      kind: 'payment.paid',
      at: new Date().toISOString(),
      orderId,
      ...(ref !== undefined && { ref }),
      payment: {
        id: `pay_test_${events}`,
        status: 'paid',
        chargedMinor: totalMinor,
        chargedCurrency: currency,
        feeMinor: 0,
        settledMinor: totalMinor,
        settledCurrency: currency,
        method: 'card',
        failure: '',
      },
    };
    return webhook(JSON.stringify({ events: [event] }));
  };
  /** Faults of ours that are expected: the job goes on. */
  const faults = (): void => undefined;
  /** Runs a job of the clock now; without `report` a fault of ours fails the test. */
  const run = async (name: string, report?: (error: unknown) => void): Promise<void> => {
    await sql`update job_schedules set next_run_at = case when name = ${name} then now() else now() + interval '1 day' end`.execute(
      db,
    );
    await queueDue(
      db,
      jobHandlers.map((job) => job.name),
    );
    await testWorker(api, jobHandlers, report).drain();
  };

  return {
    ...{
      api,
      db,
      client,
      done,
      learner,
      trainer,
      signInAs,
      merge,
      plan,
      trainerPlan,
      quote,
      generate,
      sell,
      start,
      press,
      payAtBank,
      webhook,
      sendPaid,
    },
    /** Sends a form of a public page. */
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    page: async (url: string) => {
      const answer = await send(pathOf(url) + new URL(url).search);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
    runInbox: () => testWorker(api).drain(),
    runInboxWithFaults: () => run('payment.inbox', faults),
    runClock: () => run('paylink.clock'),
    runClockWithFaults: () => run('paylink.clock', faults),
    runSubscriptions: () => run('subscription.clock'),
    runRenewals: () => run('subscription.renewals'),
    runPolls: () => run('payment.poll'),
    runMoneyCheck: () => run('money.check'),
    runReports: () => run('report.refresh'),
    runReconcile: (report?: (error: unknown) => void) => run('payment.reconcile', report),
    runForget: () => run('payment.forget'),
    runFileCollect: () => run('file.collect'),
    runRateAge: () => run('rate.age'),
    /** The time of a link and of its sessions is over since these minutes. */
    expireLink: async (linkId: number, minutes = 1): Promise<void> => {
      await sql`update payment_links set expires_at = money_now() - make_interval(mins => ${minutes}) where id = ${linkId}`.execute(
        db,
      );
      await sql`update payment_attempts set expires_at = money_now() - make_interval(mins => ${minutes}) where link_id = ${linkId}`.execute(
        db,
      );
    },
    order: (id: number) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    count: async (table: 'ledger' | 'invoices' | 'payments', orderId: number): Promise<number> =>
      Number(
        (
          await sql<{
            n: number;
          }>`select count(*)::int as n from ${sql.table(table)} where order_id = ${orderId}`.execute(db)
        ).rows[0]!.n,
      ),
    close: () => api.close(),
  };
};
export type SellingFixture = Awaited<ReturnType<typeof sellingFixture>>;
