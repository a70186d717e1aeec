/** Settles as the work does, or fails with "WHAT did not answer within N s"; the work itself is let go. */
export const within = <T>(seconds: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** A helper program that may hang or end below its user's feet, and is then started anew. */
export interface Renewed<T> {
  /** The answer of the program; when it fails or does not answer in time, that of one started anew, once. */
  ask<A>(question: (running: T) => Promise<A>): Promise<A>;
  /** What runs at this moment. */
  running(): T;
}

interface Options<T> {
  readonly what: string;
  readonly start: () => Promise<T>;
  readonly seconds: number;
  /** Hears why another was started. */
  readonly told: (reason: string) => void;
}

/** Starts the program; see `Renewed`. The one that was given up is not waited for: it ends with this process. */
export const renewed = async <T>({ what, start, seconds, told }: Options<T>): Promise<Renewed<T>> => {
  const started = () => within(seconds, `the start of ${what}`, start());
  const restart = async (error: unknown): Promise<T> => {
    told(`${what} is started anew: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    return started();
  };
  let current = await started().catch(restart);
  return {
    running: () => current,
    ask: async (question) => {
      try {
        return await within(seconds, what, question(current));
      } catch (error) {
        current = await restart(error);
        return within(seconds, what, question(current));
      }
    },
  };
};
