/** Is this an error of PostgreSQL with that SQLSTATE? */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Does it say that this unique key is taken? */
export const violates = (error: unknown, uniqueKey: string): boolean =>
  hasCode(error, '23505') && (error as { constraint?: string }).constraint === uniqueKey;

/** Whether a value did not fit where the statement had it: a text for a number, a day that there is not. */
export const isDataException = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
};
