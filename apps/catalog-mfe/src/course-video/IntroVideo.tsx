import { useRef, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { courseCalls, courseVideoCalls, type CourseVideo, type NewVideo } from '@lectern/contract/catalog';
import { ConfirmDialog, useAction, useSaved } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/course-video';
import { Captions } from './Captions';
import { PosterChoice } from './PosterChoice';
import { VideoAddress } from './VideoAddress';
import { VideoUpload } from './VideoUpload';

const VideoPlayer = lazyWithRetry(() => import(/* webpackChunkName: "video-player" */ './VideoPlayer'));

interface Props {
  readonly courseId: number;
  readonly title: string;
  readonly video: CourseVideo | null;
  readonly mayEdit: boolean;
  readonly onStale: () => Promise<unknown>;
}

const changed = [courseVideoCalls.read, courseCalls.detail, courseCalls.list];

/** The introduction of a course: played, replaced, taken away. One that is sent replaces the other when it has arrived. */
export function IntroVideo({ courseId, title, video, mayEdit, onStale }: Props): ReactNode {
  const player = useRef<HTMLVideoElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const attempt = useAction(changed);
  const confirmSaved = useSaved(changed);
  const { mutateAsync: save } = useCall(courseVideoCalls.save);
  const { mutateAsync: saveInForm } = useCall(courseVideoCalls.save, { handled: [400, 409] });
  const requestOf = (next: NewVideo | null) => ({ id: courseId, seenId: video?.id ?? null, video: next });
  const choose = mayEdit && (video === null || isReplacing) && (
    <div className="video-choose">
      <VideoUpload
        onTaken={({ id: fileId }) =>
          void attempt(() => save(requestOf({ fileId })), { successText: texts.saved }).then(() => setReplacing(false))
        }
      />
      <VideoAddress
        send={async (url) => {
          await saveInForm(requestOf({ url }));
          setReplacing(false);
          await confirmSaved(texts.saved);
        }}
      />
    </div>
  );
  return (
    <div className="video-tab">
      {video ? (
        <VideoPlayer video={video} title={title} onStale={onStale} player={player} />
      ) : (
        <Empty icon="circle-play" title={texts.noneYet}>
          {texts.whatItIs}
        </Empty>
      )}
      {mayEdit && video && (
        <div className="video-actions">
          <Button onClick={() => setReplacing((now) => !now)}>{isReplacing ? texts.keepThis : texts.replace}</Button>
          <Button variant="text" color="error" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </div>
      )}
      {choose}
      {mayEdit && video?.state === 'ready' && <PosterChoice video={video} place={{ id: courseId }} player={player} />}
      {mayEdit && video?.source === 'upload' && <Captions key={video.id} video={video} place={{ id: courseId }} />}
      {isRemoving && (
        <ConfirmDialog
          open
          danger
          title={texts.removeTitle}
          verb={texts.remove}
          cancel={texts.keep}
          onCancel={() => setRemoving(false)}
          onConfirm={() =>
            void attempt(() => save(requestOf(null)), { successText: texts.removed }).finally(() => setRemoving(false))
          }
        >
          {texts.removeMeans}
        </ConfirmDialog>
      )}
    </div>
  );
}
