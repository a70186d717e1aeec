/** Seconds after which a call to a provider is given up. */
const mostSeconds = 10;

/** A provider's answer, or an error after ten seconds: a call out never holds its caller longer. */
export const inTime = async <T>(answer: Promise<T>, seconds = mostSeconds): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The provider did not answer within ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
