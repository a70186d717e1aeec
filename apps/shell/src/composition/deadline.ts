/** A load as a whole took too long, though no single file did. */
export class TimeoutError extends Error {
  override readonly name = 'LateError';
}

/** The promise's outcome, or `TimeoutError` after `ms`. */
export const within = async <T>(ms: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
};
