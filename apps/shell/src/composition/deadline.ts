/** A load as a whole took too long, though no single file did. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** The promise's outcome, or `LateError` after `ms`. */
export const within = async <T>(ms: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`No answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
