import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { libraryDocumentCalls } from '@lectern/contract/content';
import { useAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/library';

interface Props {
  readonly itemId: number;
  /** The current file where it is left out. */
  readonly versionNo?: number;
  readonly fileName: string;
}

const nothing = [] as const;

/** Saves a document: its address is made for this person, and works for ten minutes. */
export function OpenDocument({ itemId, versionNo, fileName }: Props): ReactNode {
  const attempt = useAction(nothing);
  const save = async (): Promise<void> => {
    const { url } = await send(libraryDocumentCalls.address, { id: itemId, ...(versionNo && { versionNo }) });
    location.assign(url);
  };
  return (
    <Button variant="text" aria-label={texts.saveFileOf(fileName)} onClick={() => void attempt(save)}>
      {texts.saveFile}
    </Button>
  );
}
