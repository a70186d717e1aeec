import { useEffect, useState } from 'react';
import { copyText } from './link-actions';

/** Copies a text; `isCopied` holds for two seconds after it. */
export const useCopied = () => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string): Promise<void> => setCopied(await copyText(text));
  return { isCopied, copy };
};
