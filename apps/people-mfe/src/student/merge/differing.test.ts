import type { StudentDetail } from '@lectern/contract/people';
import { differences, proposed } from './differing';

const student = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  countryName: 'India',
  dateOfBirth: '2010-05-04',
  gender: 'female',
  addressLine: '',
  postalCode: '',
  city: 'Pune',
  guardianName: '',
  guardianRelation: '',
  guardianMobile: null,
  guardianEmail: null,
  salesUserName: null,
  instituteName: 'Nairobi School',
  leadState: 'new',
  grade: '',
  board: '',
  school: '',
  goals: '',
  preferredMode: null,
  preferredHours: [],
} as unknown as StudentDetail;

test('only what differs is compared, in words and in the order of the form', () => {
  const other = {
    ...student,
    gender: null,
    salesUserName: 'Sam Cole',
    instituteName: null,
    leadState: 'demo',
    city: 'Leeds',
    addressLine: '1 Mill Road',
  } as StudentDetail;
  expect(differences(student, other).map(({ label, kept, merged }) => [label, kept, merged])).toEqual([
    ['Gender', 'Female', ''],
    ['Address', 'Pune', '1 Mill Road\nLeeds'],
    ['Owner', '', 'Sam Cole'],
    ['Institute', 'Nairobi School', ''],
    ['Lead status', 'New', 'Demo'],
  ]);
});

test('what the student to keep does not have is taken from the duplicate', () => {
  const found = differences(student, { ...student, grade: 'Grade 8', name: 'A. Rao' } as StudentDetail);
  expect(proposed(found)).toEqual(['grade']);
});
