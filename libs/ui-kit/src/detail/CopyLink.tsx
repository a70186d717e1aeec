import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon';
import { notify } from '../notices/notify';

/** Puts the address of what is shown on the clipboard. */
export function CopyLink(): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      notify('success', 'Link copied');
    } catch {
      notify('error', 'The browser does not let the link be copied: take it from the address bar');
    }
  };
  return (
    <IconButton aria-label="Copy link" title="Copy link" onClick={() => void copy()}>
      <Icon name="link" />
    </IconButton>
  );
}
