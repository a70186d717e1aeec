import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../icons/Icon';
import { sizeText } from './file-kind';
import type { Upload } from './use-uploads';

interface Props {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onTakeOff: () => void;
}

/** A file on its way with how far it is, or why it did not arrive. */
export function UploadRow({ upload: { file, part, refused, mayRetry }, onRetry, onTakeOff }: Props): ReactNode {
  const percent = Math.round(part * 100);
  return (
    <li className={refused === undefined ? undefined : 'is-refused'}>
      <span className="files-name">
        {file.name}
        <small>{refused === undefined ? `${sizeText(file.size)}, ${percent}% uploaded` : refused}</small>
        {refused === undefined && <progress max={100} value={percent} aria-label={`Uploading ${file.name}`} />}
      </span>
      {refused !== undefined && mayRetry && (
        <Button variant="text" aria-label={`Upload ${file.name} again`} onClick={onRetry}>
          Retry
        </Button>
      )}
      <IconButton aria-label={refused === undefined ? `Stop uploading ${file.name}` : `Take ${file.name} off the list`} title={refused === undefined ? 'Stop' : 'Take off the list'} onClick={onTakeOff}>
        <Icon name="x" />
      </IconButton>
    </li>
  );
}
