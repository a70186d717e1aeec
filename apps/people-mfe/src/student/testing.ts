import type { StudentRow } from '@lectern/contract/people';

/** A student as the API answers who may reveal. */
export const studentOf = (values: Partial<StudentRow> = {}): StudentRow => ({
  id: 11, version: 1, userId: 71, name: 'Priya Iyer', firstName: 'Priya', lastName: 'Iyer', email: 'priya@example.com', mobile: '+915550012345', mobileTyped: '55500 12345', isMasked: false,
  countryId: 1, countryName: 'India', leadState: 'new', status: 'active', createdAt: '2026-10-12T09:30:00.000Z', updatedAt: '2026-10-12T09:30:00.000Z', deletedAt: null, ...values,
});

/** The same, as who may not reveal sees it. */
export const maskedOf = (values: Partial<StudentRow> = {}): StudentRow => studentOf({ email: 'p•••@example.com', mobile: '+91 ••••• 2345', mobileTyped: null, isMasked: true, ...values });
