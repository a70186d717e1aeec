/** Why a PDF is not shown: it needs a password, it is damaged, or it has not come. */
export type Fault = 'locked' | 'damaged' | 'missing';

/** By the names that pdf.js gives to its errors. Whatever else went wrong may go right the next time. */
export const faultOf = (error: unknown): Fault => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'locked';
  return name === 'InvalidPDFException' || name === 'FormatError' ? 'damaged' : 'missing';
};
