import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { submissionCalls, type Submission } from '@lectern/contract/people';
import { useAction } from '@lectern/ui-kit';
import { sizeText } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/batch-submissions';

const nothing = [] as const;

/** The files of a submission; each address is made for this person, and works for ten minutes. */
export function SubmissionFiles({
  id,
  files,
}: {
  readonly id: number;
  readonly files: Submission['files'];
}): ReactNode {
  const attempt = useAction(nothing);
  if (files.length === 0) return null;
  const open = async (fileId: number): Promise<void> => {
    const { url } = await send(submissionCalls.file, { id, fileId });
    location.assign(url);
  };
  return (
    <ul className="submission-files" aria-label={texts.files}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            variant="text"
            aria-label={texts.openFile(file.name)}
            onClick={() => void attempt(() => open(file.id))}
          >
            {file.name}
          </Button>
          <small>{sizeText(file.bytes)}</small>
        </li>
      ))}
    </ul>
  );
}
