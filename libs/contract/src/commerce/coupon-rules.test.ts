import {
  couponFieldNames,
  couponFlow,
  fixedFields,
  fixedReason,
  isLowered,
  isShortened,
  termsErrors,
  type CouponTerms,
} from '.';

const terms: CouponTerms = {
  discountKind: 'percent',
  percentBp: 1500,
  amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }],
  startsAt: '2026-12-20T00:00:00Z',
  endsAt: '2027-01-05T00:00:00Z',
  totalLimit: null,
  perUserLimit: 1,
  appliesTo: 'all',
  targets: 0,
  audience: 'everyone',
  users: 0,
};
const places = (more: Partial<CouponTerms>): string[] =>
  termsErrors({ ...terms, ...more }).map(({ property }) => property);

describe('what may change', () => {
  const unused = { reserved: 0, used: 0 };
  it('is everything while nobody has used it', () => {
    for (const status of ['draft', 'active', 'paused'] as const)
      expect([fixedFields({ status, ...unused }), fixedReason({ status, ...unused })]).toEqual([[], undefined]);
  });
  it('is name, description, end and limits once somebody has, also when only reserved', () => {
    for (const use of [
      { reserved: 1, used: 0 },
      { reserved: 0, used: 1 },
    ]) {
      expect(couponFieldNames.filter((name) => !fixedFields({ status: 'active', ...use }).includes(name))).toEqual([
        'name',
        'description',
        'endsAt',
        'totalLimit',
        'perUserLimit',
      ]);
    }
  });
  it('is the same once the result of its campaign is declared, and its end only moves later', () => {
    const declared = { status: 'active', ...unused, campaign: { declaredAt: '2026-12-01T00:00:00Z' } } as const;
    const open = { ...declared, campaign: { declaredAt: null } };
    expect(fixedFields(declared)).toEqual(fixedFields({ status: 'active', reserved: 0, used: 1 }));
    expect(fixedFields(open)).toEqual([]);
    const [day, later] = ['2027-01-05T00:00:00Z', '2027-01-06T00:00:00Z'];
    expect([isShortened(declared, later, day), isShortened(declared, day, later)]).toEqual([true, false]);
    expect(isShortened(open, later, day)).toBe(false);
    expect(fixedReason(declared)).toMatch(/^The result is declared/);
  });
  it('is name and description once it has ended', () => {
    expect(couponFieldNames.filter((name) => !fixedFields({ status: 'ended', ...unused }).includes(name))).toEqual([
      'name',
      'description',
    ]);
  });
  it('says why', () => {
    expect(fixedReason({ status: 'active', reserved: 1, used: 0 })).toMatch(/has been used/);
    expect(fixedReason({ status: 'ended', reserved: 1, used: 0 })).toMatch(/has ended/);
  });
  it('no limit is the highest limit', () => {
    expect([isLowered(5, 4), isLowered(null, 5), isLowered(5, 5), isLowered(5, null), isLowered(null, null)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the status', () => {
  it('never leaves its end, and never goes back to draft', () => {
    expect(couponFlow.ended).toEqual([]);
    expect(Object.values(couponFlow).flatMap((all) => all.map(({ to }) => to))).not.toContain('draft');
  });
});

describe('terms that contradict each other', () => {
  const [rupees] = terms.amounts;
  it('are none here', () => expect(places({})).toEqual([]));
  it('a percentage and an amount exclude each other', () => {
    expect(places({ percentBp: null })).toEqual(['percentBp']);
    expect(places({ discountKind: 'flat' })).toEqual(['percentBp', 'amounts[0].flatMinor']);
    expect(places({ amounts: [{ ...rupees!, flatMinor: 5 }] })).toEqual(['amounts[0].flatMinor']);
    expect(
      places({ discountKind: 'flat', percentBp: null, amounts: [{ ...rupees!, flatMinor: 5, capMinor: 5 }] }),
    ).toEqual(['amounts[0].capMinor']);
  });
  it('a flat amount is not above the smallest order, where there is one', () => {
    const flat = (flatMinor: number, minimumMinor: number) =>
      places({ discountKind: 'flat', percentBp: null, amounts: [{ ...rupees!, flatMinor, minimumMinor }] });
    expect([flat(5, 0), flat(5, 5), flat(5, 4)]).toEqual([[], [], ['amounts[0].minimumMinor']]);
  });
  it('chosen items are allowed only with a choice, and then at least one is required', () => {
    expect([
      places({ appliesTo: 'chosen' }),
      places({ appliesTo: 'chosen', targets: 1 }),
      places({ targets: 1 }),
    ]).toEqual([['targets'], [], ['targets']]);
    expect([places({ audience: 'chosen' }), places({ audience: 'chosen', users: 1 }), places({ users: 1 })]).toEqual([
      ['userIds'],
      [],
      ['userIds'],
    ]);
  });
  it('a period ends after it begins, and nobody may use it more often than all may', () => {
    expect([
      places({ endsAt: terms.startsAt }),
      places({ perUserLimit: 2, totalLimit: 1 }),
      places({ perUserLimit: 2, totalLimit: 2 }),
    ]).toEqual([['endsAt'], ['perUserLimit'], []]);
  });
});
