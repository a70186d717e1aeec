import { useId, useState, type ReactNode } from 'react';
import type { FileItem } from '@lectern/ui-kit/fields';
import { FieldHelp, useFieldBlock, useFieldState } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/course-video';
import { VideoUpload } from './VideoUpload';

interface Props {
  /** The words that a video of this name is saved with the form. */
  readonly chosen: (name: string) => string;
  readonly undo: string;
}

/** The field `sent` of a form: a video that is uploaded now and saved later. The form waits for it. */
export function SentVideo({ chosen, undo }: Props): ReactNode {
  const id = useId();
  const [isUploading, setUploading] = useState(false);
  const { input, error, setValue } = useFieldState<FileItem | null>('sent');
  useFieldBlock('sent', isUploading ? texts.wait : undefined);
  if (input.value)
    return (
      <p role="status">
        {chosen(input.value.name)}{' '}
        <Button variant="text" onClick={() => setValue(null)}>
          {undo}
        </Button>
      </p>
    );
  return (
    <div
      role="group"
      aria-label={texts.video}
      aria-describedby={error && `${id}-help`}
      tabIndex={-1}
      data-invalid={error && ''}
    >
      <VideoUpload onTaken={setValue} onUploading={setUploading} />
      <FieldHelp id={id} help={undefined} error={error} />
    </div>
  );
}
