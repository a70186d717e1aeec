import { studentCalls } from '@lectern/contract/people';
import { constraintsOf, studentDesk, type StudentDesk } from '../testing';

let desk: StudentDesk;
beforeAll(async () => {
  desk = await studentDesk();
  await desk.make({ firstName: 'Zoë', lastName: 'Müller', mobile: '98200 41763', email: 'zoe@example.com' });
  await desk.make({ firstName: 'Zora', lastName: 'Ames' });
});
afterAll(() => desk.close());

describe('the short list to pick from', () => {
  it('finds by name, whole address and number, in the order of names, masked', async () => {
    expect((await desk.done(studentCalls.pick, { q: 'zo' })).items.map(({ name }) => name)).toEqual([
      'Zoë Müller',
      'Zora Ames',
    ]);
    expect((await desk.done(studentCalls.pick, { q: '9820041763' })).items).toEqual([
      { id: expect.any(Number), name: 'Zoë Müller', mobile: '+91 ••••• 1763' },
    ]);
    expect((await desk.done(studentCalls.pick, { q: 'zo', limit: 1 })).items).toHaveLength(1);
  });
  it('needs two letters, and gives no more than 50', async () => {
    expect(constraintsOf((await desk.admin.send(studentCalls.pick, { q: 'z' })).body)).toEqual({
      q: ['Minimum character length is 2'],
    });
    expect((await desk.admin.send(studentCalls.pick, { q: 'zo', limit: 51 })).status).toBe(400);
  });
  it('leaves out who was deleted', async () => {
    const { id, version } = await desk.make({ firstName: 'Zoltan' });
    await desk.done(studentCalls.delete, { id, version });
    expect((await desk.done(studentCalls.pick, { q: 'zoltan' })).items).toEqual([]);
  });
});

describe('whose number it is', () => {
  it('is told however it is typed, the address masked', async () => {
    const { matches } = await desk.done(
      studentCalls.findByMobile,
      { mobile: '098200 41763', countryId: desk.india },
      desk.sales,
    );
    const { items } = await desk.done(studentCalls.pick, { q: 'zoë' });
    expect(matches).toEqual([
      {
        id: expect.any(Number),
        studentId: items[0]?.id,
        name: 'Zoë Müller',
        roleName: 'Student',
        email: 'z•••@example.com',
        status: 'active',
      },
    ]);
    expect(
      (await desk.done(studentCalls.findByMobile, { mobile: '98200 41764', countryId: desk.india })).matches,
    ).toEqual([]);
  });
  it('refuses what is no number of the country, and no country', async () => {
    expect(
      constraintsOf((await desk.admin.send(studentCalls.findByMobile, { mobile: '123', countryId: desk.india })).body),
    ).toEqual({ mobile: ['Please enter a valid phone number.'] });
    expect(
      constraintsOf(
        (await desk.admin.send(studentCalls.findByMobile, { mobile: '9820041763', countryId: 999_999 })).body,
      ),
    ).toEqual({ countryId: ['Country is Invalid'] });
  });
});
