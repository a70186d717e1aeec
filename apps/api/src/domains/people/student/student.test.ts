import { sql } from 'kysely';
import { studentCalls } from '@lectern/contract/people';
import { constraintsOf, studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const create = (values: object) => fixture.admin.send(studentCalls.create, { ...fixture.fields(), ...values });
const update = (values: Parameters<typeof fixture.admin.send<typeof studentCalls.update>>[1], by = fixture.admin) =>
  by.send(studentCalls.update, values);

describe('adding a student', () => {
  it('creates an account of role 15 and the student together, with an audit row without the address [6.1]', async () => {
    const student = await fixture.make({
      firstName: 'Zoë ',
      lastName: "O'Neil",
      email: 'zoe@example.com',
      mobile: '98200 41763',
    });
    expect(student).toMatchObject({
      version: 1,
      name: "Zoë O'Neil",
      email: 'zoe@example.com',
      mobile: '+919820041763',
      mobileTyped: '98200 41763',
      isMasked: false,
      countryName: 'India',
      leadState: 'new',
      status: 'active',
      deletedAt: null,
    });
    expect(
      await fixture.db
        .selectFrom('users')
        .select(['roleId', 'createdBy'])
        .where('id', '=', student.userId)
        .executeTakeFirst(),
    ).toEqual({ roleId: 15, createdBy: fixture.admin.userId });
    expect((await fixture.audits('student.create', student.id))[0]).toMatchObject({
      entityLabel: "Zoë O'Neil",
      changes: { email: [null, 'z•••@example.com'], mobile: [null, '+91 ••••• 1763'] },
    });
  });

  it('needs no e-mail address, and accepts a name without Latin letters', async () => {
    expect(await fixture.make({ firstName: 'आशा', lastName: '', email: null })).toMatchObject({
      name: 'आशा',
      email: null,
    });
  });

  it('sent twice with one key works once', async () => {
    const [request, headers] = [fixture.fields(), { 'idempotency-key': 'the-same-student' }];
    const answers = await Promise.all([0, 1].map(() => fixture.admin.send(studentCalls.create, request, { headers })));
    const [first, second] = answers.map(({ body }) => (body.success ? body.result.student.id : undefined));
    expect([first, second]).toEqual([expect.any(Number), first]);
  });

  it('reports every invalid field at once, in the words of the specification', async () => {
    const { status, body } = await fixture.admin.send(studentCalls.create, {
      firstName: 'R2D2',
      lastName: ' x',
      email: 'nobody',
      mobile: '98-ABC',
    } as never);
    expect([status, constraintsOf(body)]).toEqual([
      400,
      {
        firstName: ['Only alphabets are allowed'],
        lastName: ['Last name is Invalid'],
        email: ['Please enter a valid email address'],
        mobile: ['Only Numbers are allowed'],
        countryId: ['Country is required'],
      },
    ]);
  });

  it('refuses an invalid number of the country and an unknown country, and writes nothing [5.9]', async () => {
    const before = await sql<{ n: number }>`select count(*)::int as n from users`.execute(fixture.db);
    expect(constraintsOf((await create({ mobile: '12345' })).body)).toEqual({
      mobile: ['Please enter a valid phone number.'],
    });
    expect(constraintsOf((await create({ countryId: 999_999 })).body)).toEqual({ countryId: ['Country is Invalid'] });
    expect(await sql<{ n: number }>`select count(*)::int as n from users`.execute(fixture.db)).toMatchObject({
      rows: before.rows,
    });
  });

  it('refuses the e-mail address of another account', async () => {
    const { status, body } = await create({ email: (await fixture.api.person(4)).email });
    expect([status, constraintsOf(body)]).toEqual([409, { email: ['E-mail is already in use'] }]);
  });

  it('warns before a number is used twice, shows its owner masked, and adds the student on confirmation', async () => {
    const first = await fixture.make({ email: 'parent@example.com' });
    const { mobileTyped: mobile } = first;
    const refused = await create({ mobile });
    expect([refused.status, (refused.body as { result: unknown }).result]).toEqual([
      409,
      {
        matches: [
          {
            id: first.userId,
            studentId: first.id,
            trainerId: null,
            name: first.name,
            roleName: 'Student',
            email: 'p•••@example.com',
            status: 'active',
          },
        ],
      },
    ]);
    expect((await create({ mobile, confirmDuplicate: true })).status).toBe(200);
  });
});

describe('personal data', () => {
  it('are masked without piiReveal, also in answers to writes', async () => {
    const { id } = await fixture.make({ email: 'rohan@example.com', mobile: '98200 49999' });
    const hidden = { email: 'r•••@example.com', mobile: '+91 ••••• 9999', mobileTyped: null, isMasked: true };
    expect((await fixture.done(studentCalls.detail, { id }, fixture.sales)).student).toMatchObject(hidden);
    expect(
      (await fixture.done(studentCalls.update, { id, version: 1, lastName: 'Rao' }, fixture.sales)).student,
    ).toMatchObject(hidden);
    expect((await update({ id, version: 1, lastName: 'Rai' }, fixture.sales)).body).toMatchObject({ result: hidden });
    expect(await fixture.audits('student.reveal', id)).toEqual([]);
  });
  it('are shown in full with piiReveal, which is audited', async () => {
    const { id, email } = await fixture.make();
    expect((await fixture.done(studentCalls.detail, { id })).student).toMatchObject({ email, isMasked: false });
    expect(await fixture.audits('student.reveal', id)).toHaveLength(1);
  });
});

describe('changing a student', () => {
  it('changes only what is sent', async () => {
    const student = await fixture.make();
    const changed = (
      await fixture.done(studentCalls.update, { id: student.id, version: 1, email: null, leadState: 'contacted' })
    ).student;
    expect(changed).toMatchObject({ name: student.name, email: null, mobile: student.mobile, leadState: 'contacted' });
    expect((await fixture.audits('student.update', student.id))[0]?.changes).toEqual({
      email: ['a•••@example.com', null],
      leadState: ['new', 'contacted'],
    });
  });
  it('checks a new number by the country sent with it', async () => {
    const { id } = await fixture.make();
    const kenya = await fixture.countryOf('KE');
    expect(
      (await fixture.done(studentCalls.update, { id, version: 1, countryId: kenya, mobile: '0712 345 678' })).student,
    ).toMatchObject({ mobile: '+254712345678', countryName: 'Kenya' });
  });
  it('answers a stale save with the current student, also when only the account was changed', async () => {
    const { id, userId } = await fixture.make();
    await fixture.db.updateTable('users').set({ firstName: 'Elsewhere' }).where('id', '=', userId).execute();
    const { status, body } = await update({ id, version: 1, firstName: 'Mine' });
    expect([status, (body as { result: unknown }).result]).toMatchObject([409, { firstName: 'Elsewhere', version: 2 }]);
  });
  it('the lead status changes by its transitions only', async () => {
    const { id } = await fixture.make();
    const { status, body } = await update({ id, version: 1, leadState: 'enrolled' });
    expect([status, constraintsOf(body)]).toEqual([400, { leadState: ["Lead status can't go from New to Enrolled"] }]);
  });
  it('refuses a number that can’t be', async () => {
    const { id } = await fixture.make();
    expect(constraintsOf((await update({ id, version: 1, mobile: '1' })).body)).toEqual({
      mobile: ['Please enter a valid phone number.'],
    });
    expect((await fixture.done(studentCalls.detail, { id })).student.version).toBe(1);
  });
});

describe('deleting and restoring a student', () => {
  it('includes the account, ends its sessions, and restores both', async () => {
    const student = await fixture.make();
    const { passwordHash } = await fixture.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', fixture.admin.userId)
      .executeTakeFirstOrThrow();
    await fixture.db.updateTable('users').set({ passwordHash }).where('id', '=', student.userId).execute();
    await fixture.api.signInAs(student.email ?? '');
    const { version } = (await fixture.done(studentCalls.detail, { id: student.id })).student;
    await fixture.done(studentCalls.delete, { id: student.id, version });
    await expect(fixture.api.signInAs(student.email ?? '')).rejects.toThrow();
    expect(
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from sessions where user_id = ${student.userId} and ended_at is null`.execute(
          fixture.db,
        )
      ).rows,
    ).toEqual([{ n: 0 }]);
    const gone = (await fixture.done(studentCalls.list, { deleted: 'only' })).items.find(({ id }) => id === student.id);
    const back = (await fixture.done(studentCalls.restore, { id: student.id, version: gone?.version ?? 0 })).student;
    expect(back.deletedAt).toBeNull();
    await fixture.api.signInAs(student.email ?? '');
  });
});
