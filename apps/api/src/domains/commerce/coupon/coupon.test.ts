import { couponCalls } from '@lectern/contract/commerce';
import { couponFixture, refusedFields, type CouponFixture, type NewCoupon } from '../testing';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

const create = (values: Partial<NewCoupon>) => fixture.client.send(couponCalls.create, fixture.terms(values));
const rupees = (values: object = {}) => [
  { currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0, ...values },
];

describe('a new coupon', () => {
  it('is a draft with its terms, one code in capitals and no uses', async () => {
    const { coupon } = await fixture.done(
      couponCalls.create,
      fixture.terms({ code: 'summer26', name: 'Summer', description: 'For June.', totalLimit: 50 }),
    );
    expect(coupon).toMatchObject({
      code: 'SUMMER26',
      name: 'Summer',
      description: 'For June.',
      status: 'draft',
      discountKind: 'percent',
      percentBp: 1500,
      kind: 'standard',
      reserved: 0,
      used: 0,
      left: 50,
      version: 1,
      usersCount: 0,
      createdBy: expect.stringMatching(/^Test Person/) as string,
    });
    expect(coupon.amounts).toEqual([
      { currency: 'INR', flatMinor: null, capMinor: 50_000, minimumMinor: 200_000, symbol: '₹', exponent: 2 },
    ]);
    expect((await fixture.done(couponCalls.detail, { id: coupon.id })).codes).toEqual([
      { code: 'SUMMER26', state: 'open', person: null },
    ]);
    expect(await fixture.audits('coupon.create', coupon.id)).toMatchObject([
      { entityLabel: 'Summer', changes: { code: [null, 'SUMMER26'] } },
    ]);
  });

  it('is active at once where that is asked for, with an end in the future', async () => {
    const { coupon } = await fixture.done(couponCalls.create, fixture.terms({ status: 'active' }));
    expect(coupon).toMatchObject({ status: 'active', version: 1 });
    expect(await fixture.audits('coupon.create', coupon.id)).toMatchObject([{ changes: { status: [null, 'active'] } }]);
    const past = { startsAt: '2025-01-01T00:00:00Z', endsAt: '2025-02-01T00:00:00Z' };
    expect(refusedFields((await create({ ...past, status: 'active' })).body)).toEqual({
      endsAt: ['The end date has passed'],
    });
    expect((await create(past)).status).toBe(200);
  });

  it.each<[string, Partial<NewCoupon>, Partial<NewCoupon>, string, string]>([
    ['code of 4 characters', { code: 'ABC' }, { code: 'AB12' }, 'code', 'Minimum character length is 4'],
    [
      'code of 20 at most',
      { code: 'A'.repeat(21) },
      { code: 'B'.repeat(20) },
      'code',
      'Maximum character length is 20',
    ],
    [
      'code of letters and digits',
      { code: 'NEWYEAR 27!' },
      { code: 'NEWYEAR27' },
      'code',
      'Code is Invalid\nLetters and digits; no spaces',
    ],
    ['code', { code: '' }, { code: 'NOTEMPTY' }, 'code', 'Code is required'],
    ['name of 3 characters', { name: 'ab' }, { name: 'abc' }, 'name', 'Minimum character length is 3'],
    [
      'name of 100 at most',
      { name: 'a'.repeat(101) },
      { name: 'a'.repeat(100) },
      'name',
      'Maximum character length is 100',
    ],
    [
      'description of 500 at most',
      { description: 'a'.repeat(501) },
      { description: 'a'.repeat(500) },
      'description',
      'Maximum character length is 500',
    ],
    ['percent above 0', { percentBp: 0 }, { percentBp: 1 }, 'percentBp', 'Percent off is Invalid'],
    ['percent up to 100', { percentBp: 10_001 }, { percentBp: 10_000 }, 'percentBp', 'Percent off is Invalid'],
    ['percent that is there', { percentBp: null }, { percentBp: 500 }, 'percentBp', 'Percent off is required'],
    [
      'percent that is a number',
      { percentBp: 'fifteen' as unknown as number },
      { percentBp: 1500 },
      'percentBp',
      'Only Numbers are allowed',
    ],
    [
      'cap above 0',
      { amounts: rupees({ capMinor: 0 }) },
      { amounts: rupees({ capMinor: 1 }) },
      'amounts[0].capMinor',
      'Maximum discount is Invalid',
    ],
    [
      'minimum of at least 0',
      { amounts: rupees({ minimumMinor: -1 }) },
      { amounts: rupees({ minimumMinor: 0 }) },
      'amounts[0].minimumMinor',
      'Minimum order is Invalid',
    ],
    [
      'flat amount for each currency',
      { discountKind: 'flat', percentBp: null, amounts: rupees() },
      { discountKind: 'flat', percentBp: null, amounts: rupees({ flatMinor: 1 }) },
      'amounts[0].flatMinor',
      'Amount off is required',
    ],
    [
      'flat amount not above the smallest order',
      { discountKind: 'flat', percentBp: null, amounts: rupees({ flatMinor: 101, minimumMinor: 100 }) },
      { discountKind: 'flat', percentBp: null, amounts: rupees({ flatMinor: 100, minimumMinor: 100 }) },
      'amounts[0].minimumMinor',
      'Minimum order is Invalid',
    ],
    ['one currency at least', { amounts: [] }, { amounts: rupees() }, 'amounts', 'Currency is required'],
    [
      'currency that is active',
      { amounts: rupees({ currency: 'XXX' }) },
      { amounts: rupees({ currency: 'USD' }) },
      'amounts[0].currency',
      'Currency is Invalid',
    ],
    [
      'currency only once',
      { amounts: [...rupees(), ...rupees()] },
      { amounts: [...rupees(), ...rupees({ currency: 'KWD' })] },
      'amounts[1].currency',
      'Currency is already in use',
    ],
    [
      'end after its start',
      { startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
      { startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:01Z' },
      'endsAt',
      'Valid until is Invalid',
    ],
    [
      'start that is a time',
      { startsAt: 'tomorrow' },
      { startsAt: '2026-01-01T00:00:00+05:30' },
      'startsAt',
      'Valid from is Invalid',
    ],
    ['total of at least 1', { totalLimit: 0 }, { totalLimit: 1 }, 'totalLimit', 'Total uses is Invalid'],
    [
      'total of 10,000,000 at most',
      { totalLimit: 10_000_001 },
      { totalLimit: 10_000_000 },
      'totalLimit',
      'Total uses is Invalid',
    ],
    [
      'limit per student of at least 1',
      { perUserLimit: 0 },
      { perUserLimit: 1 },
      'perUserLimit',
      'Uses per student is Invalid',
    ],
    [
      'limit per student of 1,000 at most',
      { perUserLimit: 1001, totalLimit: null },
      { perUserLimit: 1000, totalLimit: null },
      'perUserLimit',
      'Uses per student is Invalid',
    ],
    [
      'limit per student not above the total',
      { perUserLimit: 6, totalLimit: 5 },
      { perUserLimit: 5, totalLimit: 5 },
      'perUserLimit',
      'Uses per student is Invalid',
    ],
    ['thing that it is for', { appliesTo: 'chosen' }, { appliesTo: 'plans' }, 'targets', 'Selected items is required'],
    [
      'thing that exists',
      { appliesTo: 'chosen', targets: [{ kind: 'category', id: 999_999 }] },
      { appliesTo: 'courses', targets: [] },
      'targets[0].id',
      'Selected items is Invalid',
    ],
    [
      'student when it is for chosen ones',
      { audience: 'chosen' },
      { audience: 'new' },
      'userIds',
      'Chosen students is required',
    ],
    [
      'no more than 500 students at once',
      { audience: 'chosen', userIds: Array.from({ length: 501 }, (_, n) => n + 1) },
      { audience: 'everyone' },
      'userIds',
      'Chosen students is Invalid',
    ],
  ])('needs a %s', async (_rule, refused, allowed, field, message) => {
    const no = await create(refused);
    expect([no.status, refusedFields(no.body)[field]?.join('\n')]).toEqual([400, message]);
    expect((await create(allowed)).status).toBe(200);
  });

  it('accepts only existing categories and students', async () => {
    const category = await fixture.db
      .insertInto('categories')
      .values({ name: 'Music', slug: 'music', sortKey: 1_048_576 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [student, staff] = [await fixture.student(), (await fixture.api.person(3)).id];
    const coupon = await fixture.coupon({
      appliesTo: 'chosen',
      targets: [
        { kind: 'category', id: category.id },
        { kind: 'category', id: category.id },
      ],
      audience: 'chosen',
      userIds: [student],
    });
    expect(coupon).toMatchObject({
      targets: [{ kind: 'category', id: category.id, name: 'Music' }],
      usersCount: 1,
      users: [{ id: student, email: expect.stringMatching(/^r•••@/) as string }],
    });
    const refused = await create({ audience: 'chosen', userIds: [student, staff] });
    expect([refused.status, refusedFields(refused.body)]).toEqual([
      400,
      { 'userIds[1]': ['Chosen students is Invalid'] },
    ]);
  });

  it('writes nothing when it is refused, and accepts no undeclared field', async () => {
    const before = await fixture.db.selectFrom('coupons').select('id').execute();
    expect((await create({ code: 'LEFTOVER', amounts: rupees({ currency: 'ZZZ' }) })).status).toBe(400);
    expect((await create({ colour: 'red' } as Partial<NewCoupon>)).status).toBe(400);
    expect((await fixture.db.selectFrom('coupons').select('id').execute()).length).toBe(before.length);
    expect((await create({ code: 'LEFTOVER' })).status).toBe(200);
  });
});

it('a coupon that is not there has no uses', async () =>
  expect((await fixture.client.send(couponCalls.users, { id: 999_999 })).status).toBe(404));
