import { authCalls } from '@lectern/contract/platform';
import { studentCalls } from '@lectern/contract/people';
import { studentDesk, type StudentDesk } from '../testing';

let desk: StudentDesk;
beforeAll(async () => void (desk = await studentDesk()));
afterAll(() => desk.close());

describe('one’s own profile', () => {
  it('is the student’s alone, in full, without what staff think of them', async () => {
    const student = await desk.api.signIn(15);
    await desk.db.insertInto('students').values({ userId: student.userId }).execute();
    const other = await desk.make({ city: 'Pune' });
    const { profile } = await desk.done(studentCalls.own, {}, student);
    const { email } = await desk.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', student.userId)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ email, isMasked: false });
    expect(profile.city).not.toBe(other.city);
    for (const inner of ['leadState', 'source', 'createdByName', 'version']) expect(profile).not.toHaveProperty(inner);
  });
  it('is nobody’s who is no student', async () => {
    expect((await desk.sales.send(studentCalls.own, {})).status).toBe(404);
  });
  it('is masked while somebody acts for the student', async () => {
    const { userId } = await desk.make({ email: 'masked@example.com' });
    const admin = await desk.api.signIn(1);
    const { body } = await admin.send(authCalls.impersonate, { userId, reason: 'To see what they see' });
    if (!body.success) throw new Error(JSON.stringify(body));
    admin.sessionId = body.result.session.id;
    expect((await desk.done(studentCalls.own, {}, admin)).profile).toMatchObject({
      email: 'm•••@example.com',
      isMasked: true,
    });
  });
});
