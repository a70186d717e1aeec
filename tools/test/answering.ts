/** Settles as the work does, or fails with "WHAT did not answer within N s"; the work itself is let go. */
export const within = <T>(seconds: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
};
