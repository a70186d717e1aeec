import { studentCalls } from '@lectern/contract/people';
import { constraintsOf, studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => {
  fixture = await studentFixture();
  await fixture.make({ firstName: 'Zoë', lastName: 'Müller', mobile: '98200 41763', email: 'zoe@example.com' });
  await fixture.make({ firstName: 'Zora', lastName: 'Ames' });
});
afterAll(() => fixture.close());

describe('the short list to pick from', () => {
  it('finds by name, whole address and number, in the order of names, masked', async () => {
    expect((await fixture.done(studentCalls.pick, { q: 'zo' })).items.map(({ name }) => name)).toEqual([
      'Zoë Müller',
      'Zora Ames',
    ]);
    expect((await fixture.done(studentCalls.pick, { q: '9820041763' })).items).toEqual([
      { id: expect.any(Number), name: 'Zoë Müller', mobile: '+91 ••••• 1763' },
    ]);
    expect((await fixture.done(studentCalls.pick, { q: 'zo', limit: 1 })).items).toHaveLength(1);
  });
  it('needs two letters, and answers at most 50', async () => {
    expect(constraintsOf((await fixture.admin.send(studentCalls.pick, { q: 'z' })).body)).toEqual({
      q: ['Minimum character length is 2'],
    });
    expect((await fixture.admin.send(studentCalls.pick, { q: 'zo', limit: 51 })).status).toBe(400);
  });
  it('leaves out deleted students', async () => {
    const { id, version } = await fixture.make({ firstName: 'Zoltan' });
    await fixture.done(studentCalls.delete, { id, version });
    expect((await fixture.done(studentCalls.pick, { q: 'zoltan' })).items).toEqual([]);
  });
});

describe('find by mobile', () => {
  it('finds the student however the number is typed, with the address masked', async () => {
    const { matches } = await fixture.done(
      studentCalls.findByMobile,
      { mobile: '098200 41763', countryId: fixture.india },
      fixture.sales,
    );
    const { items } = await fixture.done(studentCalls.pick, { q: 'zoë' });
    expect(matches).toEqual([
      {
        id: expect.any(Number),
        studentId: items[0]?.id,
        trainerId: null,
        name: 'Zoë Müller',
        roleName: 'Student',
        email: 'z•••@example.com',
        status: 'active',
      },
    ]);
    expect(
      (await fixture.done(studentCalls.findByMobile, { mobile: '98200 41764', countryId: fixture.india })).matches,
    ).toEqual([]);
  });
  it('refuses an invalid number of the country, and an unknown country', async () => {
    expect(
      constraintsOf(
        (await fixture.admin.send(studentCalls.findByMobile, { mobile: '123', countryId: fixture.india })).body,
      ),
    ).toEqual({ mobile: ['Please enter a valid phone number.'] });
    expect(
      constraintsOf(
        (await fixture.admin.send(studentCalls.findByMobile, { mobile: '9820041763', countryId: 999_999 })).body,
      ),
    ).toEqual({ countryId: ['Country is Invalid'] });
  });
});
