import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { useUnsaved } from '@lectern/ui-kit';
import { UploadRow, useUploads, videoFiles, type FileItem } from '@lectern/ui-kit/fields';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/course-video';
import './video-player.css';

interface Props {
  /** The file has arrived. */
  readonly onTaken: (file: FileItem) => void;
  /** A file is on its way, or none is any more. */
  readonly onUploading?: (isUploading: boolean) => void;
}

/** Takes a video in chunks, with its progress; it can be paused, stopped, and chosen again after a reload. */
export function VideoUpload({ onTaken, onUploading }: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const { uploads, isUploading, start, retry, takeOff, pause } = useUploads(videoFiles, onTaken);
  useUnsaved(isUploading);
  useEffect(() => {
    onUploading?.(isUploading);
    return () => onUploading?.(false);
  }, [isUploading, onUploading]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    start([...(currentTarget.files ?? [])].slice(0, 1));
    // The same file may be chosen again after it was refused or taken off.
    currentTarget.value = '';
  };
  return (
    <div className="files">
      {uploads.length > 0 ? (
        <ul>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onTakeOff={() => takeOff(upload)}
              onPause={() => pause(upload)}
            />
          ))}
        </ul>
      ) : (
        <>
          <Button onClick={() => chooser.current?.click()}>{texts.upload}</Button>
          <p className="field-help">{texts.uploadLimits}</p>
        </>
      )}
      <input ref={chooser} type="file" hidden accept={videoFiles.accept} aria-label={texts.upload} onChange={choose} />
    </div>
  );
}
