const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit of a GSTIN's first fourteen signs: mod 36, with the weights 1 and 2. */
export const gstinCheckDigit = (first: string): string => {
  const sum = [...first].reduce((total, sign, at) => {
    const product = signs.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36] ?? '';
};

/** The fault of a GSTIN: its form, its check digit; undefined when it is well formed. Its first two digits are the state's tax code. */
export const gstinFault = (gstin: string): 'form' | 'check digit' | undefined => {
  if (!/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(gstin)) return 'form';
  return gstinCheckDigit(gstin.slice(0, 14)) === gstin[14] ? undefined : 'check digit';
};
