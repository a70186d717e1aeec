/** Without what is read as another: 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 8;

/** A code that nobody guesses: eight letters and digits, each as likely as any other. */
export const newCode = (): string => {
  // 248 is 8 times 31: a byte beyond it would make the first letters likelier.
  const fits = (byte: number): boolean => byte < 248;
  let code = '';
  while (code.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (fits(byte) && code.length < length) code += letters[byte % letters.length];
  return code;
};
