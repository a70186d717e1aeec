import type { StudentDetail } from '@lectern/contract/people';

/** A student as the API answers who may reveal. */
export const studentOf = (values: Partial<StudentDetail> = {}): StudentDetail => ({
  id: 11, version: 1, userId: 71, name: 'Priya Iyer', firstName: 'Priya', lastName: 'Iyer', email: 'priya@example.com', mobile: '+915550012345', mobileTyped: '55500 12345', isMasked: false,
  countryId: 1, countryName: 'India', leadState: 'new', status: 'active', createdAt: '2026-10-12T09:30:00.000Z', updatedAt: '2026-10-12T09:30:00.000Z', deletedAt: null,
  gender: 'female', dateOfBirth: '2000-05-31', addressLine: '12 MG Road', city: 'Pune', postalCode: '411001', guardianName: '', guardianRelation: '', guardianEmail: null, guardianMobile: null, guardianMobileTyped: null,
  grade: 'Grade 8', board: 'CBSE', school: '', goals: '', preferredMode: null, preferredHours: [], skills: [{ id: 5, name: 'Algebra', categoryName: 'Mathematics' }], profileStep: 3, source: 'admin', lastLoginAt: null, createdByName: 'Meera Nair', ...values,
});

/** The same, as who may not reveal sees it. */
export const maskedOf = (values: Partial<StudentDetail> = {}): StudentDetail =>
  studentOf({ email: 'p•••@example.com', mobile: '+91 ••••• 2345', mobileTyped: null, dateOfBirth: '•••', addressLine: '•••', postalCode: '•••', isMasked: true, ...values });
