import { sql } from 'kysely';
import { jobHandlers } from '../../domains/job-handlers';
import { testWorker } from '../jobs/testing';
import { testApi, type TestApi } from '../../testing';
import { queueDue } from './schedules.queries';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ seed: 'demo' })));
afterAll(() => api.close());

const names = jobHandlers.map(({ name }) => name);
const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
  (await query.execute(api.database.db)).rows;
const due = (name: string) =>
  sql`update job_schedules set next_run_at = case when name = ${name} then now() else now() + interval '1 day' end`.execute(
    api.database.db,
  );
const run = async (name: string): Promise<void> => {
  await due(name);
  await queueDue(api.database.db, names);
  await testWorker(api).drain();
  expect(await rows(sql`select state, error from jobs where name = ${name} order by id desc limit 1`)).toEqual([
    { state: 'done', error: null },
  ]);
};

it('makes each schedule due once, however many workers look at the clock, and never doubles one that still runs', async () => {
  await due('session.clean');
  expect(
    (
      await Promise.all([
        queueDue(api.database.db, names),
        queueDue(api.database.db, names),
        queueDue(api.database.db, names),
      ])
    ).sort(),
  ).toEqual([0, 0, 1]);
  await due('session.clean');
  await queueDue(api.database.db, names);
  expect(
    await rows(sql`select count(*)::int as n from jobs where name = 'session.clean' and state = 'queued'`),
  ).toEqual([{ n: 1 }]);
  await testWorker(api).drain();
});

it('everything that the clock does comes to its end', async () => {
  await sql`update job_schedules set next_run_at = now()`.execute(api.database.db);
  await queueDue(api.database.db, names);
  await testWorker(api).drain();
  expect(await rows(sql`select name, error from jobs where user_id is null and state <> 'done'`)).toEqual([]);
  expect(
    (await rows(sql`select name from job_schedules where last_job_id is not null order by name`)).map(
      (row) => (row as { name: string }).name,
    ),
  ).toEqual([
    'audit.months',
    'batch.clock',
    'batch.daily',
    'batch.holds',
    'batch.reminders',
    'batch.stats',
    'catalog.counts',
    'file.collect',
    'idempotency.clean',
    'job.expire',
    'mail.send',
    'money.check',
    'paylink.clock',
    'payment.forget',
    'payment.inbox',
    'payment.poll',
    'payment.reconcile',
    'rate.age',
    'refund.ask',
    'remote.files',
    'remote.health',
    'remote.overrides',
    'report.mail',
    'report.refresh',
    'retention.clean',
    'session.clean',
    'subscription.clock',
    'subscription.renewals',
    'task.clock',
    'training-ad.clock',
    'trash.purge',
    'upload.clean',
  ]);
});

it('an answer that was kept for a replay goes after a day', async () => {
  await sql`insert into idempotency_keys (user_id, key, call, request_hash, created_at) values (1, 'old-key-1', 'x', '\\x00', now() - interval '25 hours'), (1, 'new-key-1', 'x', '\\x00', now())`.execute(
    api.database.db,
  );
  await run('idempotency.clean');
  expect(await rows(sql`select key from idempotency_keys`)).toEqual([{ key: 'new-key-1' }]);
});

it('reports about releases go after 30 days, their reporters after one', async () => {
  const [release] = await rows(sql<{ id: number }>`
    with remote as (insert into remotes (name, title, owner_team, base_paths) values ('tools-mfe', 'Tools', 'a team', '{/tools}') returning id),
      key as (insert into remote_keys (remote_id, kind, label, key_id, public_key) select id, 'signing', 'x', 'x', 'x' from remote returning id, remote_id)
    insert into remote_releases (remote_id, semver, declared, declared_text, signature, key_id, shell_range, total_bytes, entry_bytes) select remote_id, '1.0.0', '{}', '{}', '', id, '', 0, 0 from key returning id`);
  for (const age of ['2 days', '31 days']) {
    await sql`insert into remote_health (release_id, minute, cohort, loads) values (${release?.id}, date_trunc('minute', now() - ${age}::interval), 'main', 1)`.execute(
      api.database.db,
    );
    await sql`insert into remote_health_people (release_id, minute, session_id, user_id, loads) values (${release?.id}, date_trunc('minute', now() - ${age}::interval), 1, 1, 1)`.execute(
      api.database.db,
    );
  }
  await run('remote.health');
  expect(
    await rows(
      sql`select (select count(*)::int from remote_health) as kept, (select count(*)::int from remote_health_people) as people`,
    ),
  ).toEqual([{ kept: 1, people: 0 }]);
});

const file = async (purpose: string, age: string): Promise<number> => {
  const [made] = await rows(sql<{ id: number; key: string }>`
    insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key, uploaded_by, created_at)
    values (${purpose}, 'ready', 'x', 'text/csv', 3, decode(repeat('00', 32), 'hex'), 'files/' || gen_random_uuid(), 1, now() - ${age}::interval) returning id, storage_key as key`);
  await api.services.store.write(
    `${made?.key}/${purpose === 'image' ? 'large.webp' : purpose === 'export' ? 'output' : 'import'}`,
    Buffer.from('abc'),
  );
  return made?.id ?? 0;
};
it('files that nothing uses, and exports after a week, go with their objects; what is used or new stays', async () => {
  const kept = [
    await file('image', '2 days'),
    await file('image', '1 hour'),
    await file('export', '6 days'),
    await file('import', '2 days'),
  ];
  const gone = [await file('image', '2 days'), await file('export', '8 days'), await file('import', '2 days')];
  await sql`insert into file_uses (file_id, entity, entity_id, field) values (${kept[0]}, 'categories', 1, 'image')`.execute(
    api.database.db,
  );
  await sql`insert into jobs (kind, name, state, input_file_id, user_id) values ('import', 'student.import', 'review', ${kept[3]}, 1)`.execute(
    api.database.db,
  );
  await sql`insert into jobs (kind, name, state, output_file_id, user_id) values ('export', 'export', 'done', ${gone[1]}, 1)`.execute(
    api.database.db,
  );
  const keys = await rows(sql<{ id: number; key: string }>`select id, storage_key as key from files`);
  await run('file.collect');
  expect(
    (
      await rows(sql<{ id: number }>`select id from files where id = any(${[...kept, ...gone]}::bigint[]) order by id`)
    ).map(({ id }) => id),
  ).toEqual([...kept].sort((a, b) => a - b));
  const there: string[] = [];
  for await (const path of api.services.store.list()) there.push(path);
  for (const { id, key } of keys)
    expect(there.some((path) => path.startsWith(`${key}/`))).toBe(kept.includes(id) || !gone.includes(id));
});

it('records deleted more than 30 days ago are purged unless something refers to them; each purge is in the audit log [E7.1]', async () => {
  const faqs = await rows(sql<{ id: number }>`select id from faqs where deleted_at is null order by id limit 2`);
  const [used] = await rows(
    sql<{
      id: number;
    }>`select id from skills where deleted_at is null and id in (select skill_id from person_skills) limit 1`,
  );
  await sql`update faqs set deleted_at = now() - interval '31 days' where id = ${faqs[0]?.id}`.execute(api.database.db);
  await sql`update faqs set deleted_at = now() - interval '29 days' where id = ${faqs[1]?.id}`.execute(api.database.db);
  await sql`update skills set deleted_at = now() - interval '31 days' where id = ${used?.id}`.execute(api.database.db);
  await run('trash.purge');
  expect(await rows(sql`select id from faqs where id = any(${faqs.map(({ id }) => id)}::bigint[])`)).toEqual([
    { id: faqs[1]?.id },
  ]);
  expect(await rows(sql`select id from skills where id = ${used?.id}`)).toEqual([{ id: used?.id }]);
  expect(
    await rows(sql`select entity, entity_id from audit_log where action = 'trash.purge' and entity = 'faqs'`),
  ).toContainEqual({ entity: 'faqs', entityId: String(faqs[0]?.id) });
});

it('with a purged record go the saves of its texts, and with an item of the library its hold on files', async () => {
  const [topic] = await rows(sql<{ id: number }>`
    select t.id from custom_topics t join text_revisions r on r.entity = 'custom_topics' and r.entity_id = t.id limit 1`);
  const [file] = await rows(sql<{ id: number }>`
    insert into files (purpose, status, visibility, original_name, mime, bytes, sha256, storage_key)
    values ('image', 'ready', 'public', 'a.png', 'image/png', 1, sha256('a'::bytea), 'files/purged') returning id`);
  const [item] = await rows(sql<{ id: number }>`
    insert into library_items (file_id, kind, title, deleted_at) values (${file?.id}, 'image', 'A', now() - interval '31 days') returning id`);
  await sql`insert into library_item_versions (item_id, no, file_id) values (${item?.id}, 1, ${file?.id})`.execute(
    api.database.db,
  );
  await sql`update custom_topics set deleted_at = now() - interval '31 days' where id = ${topic?.id}`.execute(
    api.database.db,
  );
  const held = sql<{ n: number }>`
    select (select count(*) from text_revisions where entity = 'custom_topics' and entity_id = ${topic?.id})::int
      + (select count(*) from file_uses where file_id = ${file?.id})::int as n`;
  expect((await rows(held))[0]?.n).toBeGreaterThanOrEqual(3);
  await run('trash.purge');
  expect(await rows(held)).toEqual([{ n: 0 }]);
});
