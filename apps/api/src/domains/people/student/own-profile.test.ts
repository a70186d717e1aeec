import { authCalls } from '@lectern/contract/platform';
import { studentCalls } from '@lectern/contract/people';
import { studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

describe('one’s own profile', () => {
  it('is shown to the student only, in full, without notes of staff', async () => {
    const student = await fixture.api.signIn(15);
    await fixture.db.insertInto('students').values({ userId: student.userId }).execute();
    const other = await fixture.make({ city: 'Pune' });
    const { profile } = await fixture.done(studentCalls.own, {}, student);
    const { email } = await fixture.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', student.userId)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ email, isMasked: false });
    expect(profile.city).not.toBe(other.city);
    for (const inner of ['leadState', 'source', 'createdByName', 'version']) expect(profile).not.toHaveProperty(inner);
  });
  it('does not exist for people who are not students', async () => {
    expect((await fixture.sales.send(studentCalls.own, {})).status).toBe(404);
  });
  it('is masked while somebody acts for the student', async () => {
    const { userId } = await fixture.make({ email: 'masked@example.com' });
    const admin = await fixture.api.signIn(1);
    const { body } = await admin.send(authCalls.impersonate, { userId, reason: 'To see what they see' });
    if (!body.success) throw new Error(JSON.stringify(body));
    admin.sessionId = body.result.session.id;
    expect((await fixture.done(studentCalls.own, {}, admin)).profile).toMatchObject({
      email: 'm•••@example.com',
      isMasked: true,
    });
  });
});
