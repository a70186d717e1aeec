import { studentCalls } from '@lectern/contract/people';
import { draftCalls } from '@lectern/contract/platform/draft';
import { sql } from 'kysely';
import { testOrder } from '../../../testing/order';
import { constraintsOf, studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const secret = {
  firstName: 'Veryunusual',
  lastName: 'Surname',
  email: 'unusual@secret.example',
  mobile: '98212 34567',
  addressLine: '7 Hidden Lane',
  guardianName: 'Hiddenguardian',
  city: 'Hiddentown',
};
const erasing = (id: number, version: number, typedName = 'Veryunusual Surname') => ({
  id,
  version,
  typedName,
  reason: 'Asked for it by letter',
});

/** Tables that still have a text of the person. */
const tracesOf = async (words: readonly string[]): Promise<readonly string[]> => {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    fixture.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(name)} t where to_jsonb(t)::text ilike any (array[${sql.join(words.map((word) => `%${word}%`))}])`.execute(
      fixture.db,
    );
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
};

describe('erasing a student', () => {
  it('leaves nothing personal in any table, and keeps the row and the author', async () => {
    const student = await fixture.make(secret);
    const { student: changed } = await fixture.done(studentCalls.update, {
      id: student.id,
      version: student.version,
      lastName: 'Surname',
      city: 'Hiddenvillage',
    });
    await fixture.done(
      draftCalls.keep,
      {
        form: 'student.profile',
        entityId: student.id,
        baseVersion: 1,
        body: { base: {}, values: { city: 'Hiddenhamlet' } },
      },
      fixture.sales,
    );
    expect(await tracesOf(['Veryunusual'])).toEqual(expect.arrayContaining(['users']));
    const { student: erased } = await fixture.done(studentCalls.erase, erasing(student.id, changed.version));
    expect(erased).toMatchObject({
      name: `Erased #${student.userId}`,
      email: null,
      mobile: null,
      status: 'erased',
      addressLine: '',
      guardianName: '',
      city: '',
    });
    expect(await tracesOf(['Veryunusual', 'Surname', 'unusual@', '9821234567', 'Hidden'])).toEqual([]);
    expect((await fixture.audits('student.erase', student.id))[0]).toEqual({
      entityLabel: `Erased #${student.userId}`,
      changes: { reason: [null, 'Asked for it by letter'] },
    });
    expect((await fixture.audits('student.update', student.id))[0]?.changes).toMatchObject({ city: ['•••', '•••'] });
  });
  it('frees the e-mail address, and works once', async () => {
    const { id, version } = await fixture.make(secret);
    const { student } = await fixture.done(studentCalls.erase, erasing(id, version));
    expect((await fixture.make(secret)).email).toBe(secret.email);
    const again = await fixture.admin.send(studentCalls.erase, erasing(id, student.version, student.name));
    expect([again.status, (again.body as { result: unknown }).result]).toEqual([409, 'This student has been erased']);
    expect(
      (await fixture.admin.send(studentCalls.update, { id, version: student.version, firstName: 'Back' })).status,
    ).toBe(409);
    expect((await fixture.admin.send(studentCalls.delete, { id, version: student.version })).status).toBe(409);
  });
  it('works for deleted students, however long ago', async () => {
    const { id, version } = await fixture.make();
    await fixture.done(studentCalls.delete, { id, version });
    await sql`update students set deleted_at = now() - interval '90 days' where id = ${id}`.execute(fixture.db);
    const { student } = await fixture.done(studentCalls.detail, { id });
    expect((await fixture.done(studentCalls.erase, erasing(id, student.version, student.name))).student.status).toBe(
      'erased',
    );
  });
  it('needs the exact name, a reason, the version, and no open order', async () => {
    const { id, userId, version, name } = await fixture.make();
    expect(
      constraintsOf((await fixture.admin.send(studentCalls.erase, erasing(id, version, 'Somebody else'))).body),
    ).toEqual({ typedName: ['Name is Invalid'] });
    expect(
      constraintsOf(
        (await fixture.admin.send(studentCalls.erase, { ...erasing(id, version, name), reason: 'no' })).body,
      ),
    ).toEqual({ reason: ['Minimum character length is 5'] });
    expect((await fixture.admin.send(studentCalls.erase, erasing(id, version + 1, name))).status).toBe(409);
    await testOrder(fixture.db, { userId });
    expect((await fixture.admin.send(studentCalls.erase, erasing(id, version, name))).body).toMatchObject({
      result: 'An order of this student is still open',
    });
    expect((await fixture.done(studentCalls.detail, { id })).student).toMatchObject({ name, version });
  });
  it('needs the right to erase, which an admin does not have', async () => {
    const { id, version, name } = await fixture.make();
    const admin = await fixture.api.signIn(2);
    expect((await admin.send(studentCalls.erase, erasing(id, version, name))).body).toMatchObject({
      missing: ['personErase'],
    });
  });
});
