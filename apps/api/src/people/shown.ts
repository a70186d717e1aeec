import type { StudentDetail } from '@lectern/contract/people';
import type { Actor } from '../http/frame';
import { maskEmail, maskMobile } from '../http/mask';
import type { StoredDetail } from './student-detail.queries';

const dots = '•••';
const hide = <Text extends string | null>(text: Text): Text | string => (text ? dots : text);

/** May this person see addresses, numbers and birth dates in full? Nobody may under another's name. */
export const mayReveal = ({ rights, impersonatorId }: Pick<Actor, 'rights' | 'impersonatorId'>): boolean => rights.has('piiReveal') && impersonatorId === null;

const nationalOf = (e164: string | null, dialCode: string | null): string | null => (e164 && dialCode && e164.startsWith(dialCode) ? e164.slice(dialCode.length) : null);

/** One student as this person sees it. */
export const shownTo = (actor: Pick<Actor, 'rights' | 'impersonatorId'>, { dialCode, isErased: _erased, ...student }: StoredDetail): StudentDetail => {
  if (mayReveal(actor)) return { ...student, guardianMobileTyped: nationalOf(student.guardianMobile, dialCode), isMasked: false };
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
