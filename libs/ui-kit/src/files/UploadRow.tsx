import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { IconAction } from '../kit/IconAction';
import { sizeText } from './size-text';
import * as texts from '../texts/files';
import type { Upload } from './use-uploads';

interface Props {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onTakeOff: () => void;
  /** Absent where a file can't go on from where it was. */
  readonly onPause?: () => void;
}

/** A file on its way with how far it is, or why it did not arrive. */
export function UploadRow({
  upload: { file, part, failureText, mayRetry, isBegun },
  onRetry,
  onTakeOff,
  onPause,
}: Props): ReactNode {
  const percent = Math.round(part * 100);
  return (
    <li className={failureText === undefined ? undefined : 'is-refused'}>
      <span className="files-name">
        {file.name}
        <small>{failureText === undefined ? texts.progress(sizeText(file.size), percent) : failureText}</small>
        {failureText === undefined && <progress max={100} value={percent} aria-label={texts.uploading(file.name)} />}
      </span>
      {failureText !== undefined && mayRetry && (
        <Button
          variant="text"
          aria-label={isBegun ? texts.resumeOf(file.name) : texts.againOf(file.name)}
          onClick={onRetry}
        >
          {isBegun ? texts.resume : texts.retry}
        </Button>
      )}
      {failureText === undefined && onPause && (
        <Button variant="text" aria-label={texts.pauseOf(file.name)} onClick={onPause}>
          {texts.pause}
        </Button>
      )}
      <IconAction
        icon="x"
        label={failureText === undefined ? texts.stopOf(file.name) : texts.takeOffOf(file.name)}
        tip={failureText === undefined ? texts.stop : texts.takeOff}
        onClick={onTakeOff}
      />
    </li>
  );
}
