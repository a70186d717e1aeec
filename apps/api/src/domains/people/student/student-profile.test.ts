import { studentCalls } from '@lectern/contract/people';
import { constraintsOf, studentFixture, type StudentFixture } from '../testing';

let fixture: StudentFixture;
beforeAll(async () => void (fixture = await studentFixture()));
afterAll(() => fixture.close());

const years = (count: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - count, 0, 2)).toISOString().slice(0, 10);
};
const person = () => ({
  gender: 'female' as const,
  dateOfBirth: years(20),
  addressLine: '12 MG Road',
  city: 'Pune',
  postalCode: '411001',
  guardianName: 'Neha Rao',
  guardianRelation: 'Mother',
  guardianEmail: 'neha@example.com',
  guardianMobile: '98200 11111',
});

describe('the first step besides name and number', () => {
  it('is kept, and emptied by null', async () => {
    const student = await fixture.make(person());
    expect(student).toMatchObject({
      ...person(),
      guardianMobile: '+919820011111',
      guardianMobileTyped: '9820011111',
      profileStep: 2,
      source: 'admin',
    });
    const { student: changed } = await fixture.done(studentCalls.update, {
      id: student.id,
      version: student.version,
      gender: null,
      dateOfBirth: null,
      guardianEmail: null,
      guardianMobile: null,
      city: 'Mumbai',
    });
    expect(changed).toMatchObject({
      gender: null,
      dateOfBirth: null,
      guardianEmail: null,
      guardianMobile: null,
      city: 'Mumbai',
      addressLine: '12 MG Road',
    });
  });
  it('is masked without piiReveal, and masked in the log', async () => {
    const { id } = await fixture.make(person());
    expect((await fixture.done(studentCalls.detail, { id }, fixture.sales)).student).toMatchObject({
      dateOfBirth: '•••',
      addressLine: '•••',
      postalCode: '•••',
      city: 'Pune',
      guardianName: 'Neha Rao',
      guardianEmail: 'n•••@example.com',
      guardianMobile: '+91 ••••• 1111',
      guardianMobileTyped: null,
      isMasked: true,
    });
    const [{ changes } = { changes: {} }] = await fixture.audits('student.create', id);
    expect(changes).toMatchObject({
      dateOfBirth: [null, '•••'],
      addressLine: [null, '•••'],
      guardianMobile: [null, '+91 ••••• 1111'],
    });
  });
  it('stays when nothing is masked and no field is sent', async () => {
    const { id, version } = await fixture.make(person());
    await fixture.done(studentCalls.update, { id, version, lastName: 'Other' }, fixture.sales);
    expect((await fixture.done(studentCalls.detail, { id })).student).toMatchObject({
      dateOfBirth: years(20),
      addressLine: '12 MG Road',
    });
  });
  it('needs a guardian under 16, also when only the birth date is changed', async () => {
    const refused = await fixture.admin.send(studentCalls.create, { ...fixture.fields(), dateOfBirth: years(10) });
    const missing = {
      guardianName: ['Guardian’s name is required'],
      guardianMobile: ['Guardian’s mobile is required'],
    };
    expect([refused.status, constraintsOf(refused.body)]).toEqual([400, missing]);
    const { id, version } = await fixture.make();
    expect(
      constraintsOf((await fixture.admin.send(studentCalls.update, { id, version, dateOfBirth: years(10) })).body),
    ).toEqual(missing);
    expect((await fixture.done(studentCalls.detail, { id })).student).toMatchObject({ version, dateOfBirth: null });
    expect((await fixture.make({ ...person(), dateOfBirth: years(10) })).dateOfBirth).toBe(years(10));
  });
  it('keeps numbers of other countries with the code of their own, whatever country the student is in', async () => {
    const made = await fixture.make({ ...person(), mobile: '+49 0151 2345 6789', guardianMobile: '+1 5550046968' });
    expect(made).toMatchObject({ mobile: '+4915123456789', mobileTyped: '0151 2345 6789', countryName: 'India' });
    expect(made).toMatchObject({ guardianMobile: '+15550046968', guardianMobileTyped: null });
    const { id, version } = made;
    await fixture.done(studentCalls.update, { id, version, city: 'Pune', guardianMobile: '+91 98200 41763' });
    expect((await fixture.done(studentCalls.detail, { id })).student).toMatchObject({
      mobile: '+4915123456789',
      guardianMobile: '+919820041763',
    });
    const nowhere = await fixture.admin.send(studentCalls.update, {
      id,
      version: version + 1,
      mobile: '+999 98200 41763',
    });
    expect([nowhere.status, constraintsOf(nowhere.body)]).toEqual([
      400,
      { mobile: ['Please enter a valid phone number.'] },
    ]);
  });
  it('refuses a guardian’s number that the country does not have', async () => {
    const refused = await fixture.admin.send(studentCalls.create, { ...fixture.fields(), guardianMobile: '12' });
    expect([refused.status, constraintsOf(refused.body)]).toEqual([
      400,
      { guardianMobile: ['Please enter a valid phone number.'] },
    ]);
  });
});

test('an impersonator sees nothing in full, whatever the rights', async () => {
  const admin = await fixture.api.person(1);
  expect(admin.email).toContain('@');
  const { mayReveal } = await import('../../../server/calls/mask');
  expect([null, 7].map((impersonatorId) => mayReveal({ rights: new Set(['piiReveal']), impersonatorId }))).toEqual([
    true,
    false,
  ]);
});
