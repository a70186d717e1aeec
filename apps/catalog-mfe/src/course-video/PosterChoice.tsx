import { useRef, useState, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseVideoCalls, type CourseVideo } from '@lectern/contract/catalog';
import { notify, useAction } from '@lectern/ui-kit';
import { imageFiles } from '@lectern/ui-kit/fields';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/course-video';
import { frameOf } from './frame-of';

interface Props {
  readonly video: CourseVideo;
  /** The course, or the lesson, that the video is of. */
  readonly place: { readonly id: number } | { readonly lessonId: number };
  readonly player: RefObject<HTMLVideoElement | null>;
}

const changed = [courseVideoCalls.read];

/** The picture of a video before it plays: a moment of it, one that is uploaded, or the usual one. */
export function PosterChoice({ video: { posterUrl, posterFileId, source }, place, player }: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useCall(courseVideoCalls.image);
  const attempt = useAction(changed);
  const save = (posterFileId: number | null) =>
    attempt(() => mutateAsync({ ...place, posterFileId }), { successText: texts.posterSaved });
  const take = async (file: File): Promise<void> => {
    const blocker = imageFiles.blockerOf(file);
    if (blocker !== undefined) return notify('error', blocker);
    setBusy(true);
    await attempt(async () => {
      const { signal } = new AbortController();
      await save((await imageFiles.upload(file, { signal, onProgress: () => undefined })).id);
    });
    setBusy(false);
  };
  const takeFrame = async (): Promise<void> => {
    const frame = player.current && (await frameOf(player.current));
    if (frame) await take(frame);
    else notify('error', texts.noPicture);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) void take(file);
  };
  return (
    <section className="video-poster" aria-label={texts.poster}>
      <h2>{texts.poster}</h2>
      {posterUrl && <img src={posterUrl} alt="" />}
      {source === 'upload' && <p className="field-help">{texts.posterHelp}</p>}
      <div className="video-actions">
        {source === 'upload' && (
          <Button aria-disabled={isBusy} onClick={isBusy ? undefined : () => void takeFrame()}>
            {texts.useFrame}
          </Button>
        )}
        <Button aria-disabled={isBusy} onClick={isBusy ? undefined : () => chooser.current?.click()}>
          {texts.choosePicture}
        </Button>
        {posterFileId !== null && (
          <Button variant="text" onClick={() => void save(null)}>
            {texts.usualPicture}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={imageFiles.accept}
        aria-label={texts.choosePicture}
        onChange={choose}
      />
    </section>
  );
}
