import type { SessionDocument } from '@lectern/contract/platform';

const studentRole = 15;

/** Where the bare address leads a person without a home page: nobody to the sign-in, a student to the student area. The console decides all else. */
export const startOf = (path: string, document: SessionDocument | undefined): string | undefined => {
  if (path !== '/') return undefined;
  if (!document) return '/auth/login';
  return document.role.id === studentRole ? '/student-area' : undefined;
};
