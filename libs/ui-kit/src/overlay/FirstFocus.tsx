import { useEffect } from 'react';

const fields = ['input:not([type=hidden])', 'select', 'textarea'].map((field) => `${field}:not(:disabled)`).join();

interface Props {
  /** The id of the element with the fields. */
  readonly within: string;
  /** The id of what has the focus where there is no field. */
  readonly otherwise?: string;
}

/** Puts the focus into the first field of what opens, unless a field has taken it already. */
export function FirstFocus({ within, otherwise }: Props): null {
  useEffect(() => {
    const place = document.getElementById(within);
    if (place?.contains(document.activeElement)) return;
    const field = place?.querySelector<HTMLElement>(fields) ?? (otherwise && document.getElementById(otherwise));
    if (field) field.focus();
  }, [within, otherwise]);
  return null;
}
