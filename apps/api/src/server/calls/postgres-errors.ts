/** Is this an error of PostgreSQL with that SQLSTATE? */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Does it say that this unique key is taken? */
export const violates = (error: unknown, uniqueKey: string): boolean =>
  hasCode(error, '23505') && (error as { constraint?: string }).constraint === uniqueKey;
