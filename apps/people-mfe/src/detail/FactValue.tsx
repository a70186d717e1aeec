import type { ReactNode } from 'react';
import { contactHref } from './contact-href';

/** A value as text; an e-mail or a number opens the program that writes or calls. */
export function FactValue({ value }: { readonly value: string }): ReactNode {
  const href = contactHref(value);
  return href ? <a href={href}>{value}</a> : value;
}
