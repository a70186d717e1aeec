const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The names that an e-mail address suggests: `asha.rao@…` is Asha Rao. Both are empty before its @ was typed, and where it has no words. */
export const nameFromEmail = (email: string): { readonly firstName: string; readonly lastName: string } => {
  const at = email.indexOf('@');
  const words =
    at < 0
      ? []
      : (email
          .slice(0, at)
          .replace(/\+.*/, '')
          .match(/\p{L}+/gu) ?? []);
  const [firstName = '', ...others] = words.map(capitalised);
  return { firstName, lastName: others.join(' ') };
};
