import type { ReactNode } from 'react';
import { IconAction } from '../kit/IconAction';
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
  return <IconAction icon="link" label={texts.copyLink} onClick={() => void copy()} />;
}
