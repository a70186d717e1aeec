import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon';
import { notify } from '../notices/notify';
import * as texts from '../texts/detail';

/** Puts the address of what is shown on the clipboard. */
export function CopyLink(): ReactNode {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      notify('success', texts.linkCopied);
    } catch {
      notify('error', texts.linkNotCopied);
    }
  };
  return (
    <IconButton aria-label={texts.copyLink} title={texts.copyLink} onClick={() => void copy()}>
      <Icon name="link" />
    </IconButton>
  );
}
