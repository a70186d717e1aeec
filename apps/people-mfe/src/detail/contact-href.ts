/** Where a click on a value leads: an e-mail to the mail program, a number with its dialling code to the telephone. Nothing for a masked value or any other. */
export const contactHref = (value: string): string | undefined => {
  if (/^\+\d[\d ]{5,}$/.test(value)) return `tel:${value.replaceAll(' ', '')}`;
  if (/^[^\s@•]+@[^\s@•]+\.[^\s@•]+$/.test(value)) return `mailto:${encodeURIComponent(value).replace('%40', '@')}`;
  return undefined;
};
