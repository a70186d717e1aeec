import type { OwnProfile, StudentDetail } from '@lectern/contract/people';
import type { Actor } from '../../../server/calls/frame';
import { maskEmail, maskMobile, mayReveal } from '../../../server/calls/mask';
import type { StoredDetail } from './student-detail.queries';

const dots = '•••';
const hide = <Text extends string | null>(text: Text): Text | string => (text ? dots : text);

const nationalOf = (e164: string | null, dialCode: string | null): string | null =>
  e164 && dialCode && e164.startsWith(dialCode) ? e164.slice(dialCode.length) : null;

const shown = ({ dialCode, isErased: _erased, ...student }: StoredDetail, isRevealed: boolean): StudentDetail => {
  if (isRevealed)
    return { ...student, guardianMobileTyped: nationalOf(student.guardianMobile, dialCode), isMasked: false };
  return {
    ...student,
    email: maskEmail(student.email),
    mobile: maskMobile(student.mobile, dialCode),
    mobileTyped: null,
    dateOfBirth: hide(student.dateOfBirth),
    addressLine: hide(student.addressLine),
    postalCode: hide(student.postalCode),
    guardianEmail: maskEmail(student.guardianEmail),
    guardianMobile: maskMobile(student.guardianMobile, dialCode),
    guardianMobileTyped: null,
    isMasked: true,
  };
};

/** A student as this person may see it. */
export const shownTo = (actor: Pick<Actor, 'rights' | 'impersonatorId'>, student: StoredDetail): StudentDetail =>
  shown(student, mayReveal(actor));

/** One's own profile: in full, unless somebody impersonates the student. */
export const shownToOneself = (
  { impersonatorId }: Pick<Actor, 'impersonatorId'>,
  student: StoredDetail,
): OwnProfile => {
  const {
    firstName,
    lastName,
    email,
    mobile,
    isMasked,
    countryName,
    gender,
    dateOfBirth,
    addressLine,
    city,
    postalCode,
    guardianName,
    guardianRelation,
    guardianEmail,
    guardianMobile,
    grade,
    board,
    school,
    goals,
    preferredMode,
    preferredHours,
    skills,
  } = shown(student, impersonatorId === null);
  return {
    firstName,
    lastName,
    email,
    mobile,
    isMasked,
    countryName,
    gender,
    dateOfBirth,
    addressLine,
    city,
    postalCode,
    guardianName,
    guardianRelation,
    guardianEmail,
    guardianMobile,
    grade,
    board,
    school,
    goals,
    preferredMode,
    preferredHours,
    skills,
  };
};
