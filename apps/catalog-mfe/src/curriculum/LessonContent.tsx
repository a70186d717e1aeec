import { useRef, useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { courseLessonCalls, courseVideoCalls, quizCalls, type Lesson } from '@lectern/contract/catalog';
import { useAction } from '@lectern/ui-kit';
import { FileListField, PickField } from '@lectern/ui-kit/fields';
import { NumberField, TextField, useFieldState, type Choice, type Found } from '@lectern/ui-kit/form';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import { Link } from '@lectern/ui-kit/router';
import * as videoTexts from '../texts/course-video';
import * as texts from '../texts/curriculum';
import { Captions } from '../course-video/Captions';
import { PosterChoice } from '../course-video/PosterChoice';
import { useVideoHosts } from '../course-video/use-video-hosts';
import { SentVideo } from '../course-video/SentVideo';
import { quizPath } from '../quiz/address';
import { lessonFiles } from './lesson-files';

const VideoPlayer = lazyWithRetry(() => import(/* webpackChunkName: "video-player" */ '../course-video/VideoPlayer'));

interface Props {
  /** Undefined for a new one. */
  readonly lesson: Lesson | undefined;
  readonly mayEdit: boolean;
}

/** The video of a lesson: the one that is there, and another one that takes its place when the lesson is saved. */
export function VideoContent({ lesson, mayEdit }: Props): ReactNode {
  const player = useRef<HTMLVideoElement>(null);
  const hosts = useVideoHosts();
  const has = (lesson?.videoId ?? null) !== null;
  const read = useRead(
    courseVideoCalls.read,
    { lessonId: lesson?.id ?? 0 },
    { enabled: has, quiet: true, handled: 'all' },
  );
  const [isReplacing, setReplacing] = useState(false);
  const video = read.data?.video;
  return (
    <>
      {video && lesson && <VideoPlayer video={video} title={lesson.title} onStale={read.refetch} player={player} />}
      {mayEdit && video?.state === 'ready' && lesson && !isReplacing && (
        <PosterChoice video={video} place={{ lessonId: lesson.id }} player={player} />
      )}
      {mayEdit && video?.source === 'upload' && lesson && !isReplacing && (
        <Captions key={video.id} video={video} place={{ lessonId: lesson.id }} />
      )}
      {mayEdit && has && !isReplacing && <Button onClick={() => setReplacing(true)}>{texts.replaceVideo}</Button>}
      {mayEdit && (!has || isReplacing) && (
        <div className="video-choose">
          <SentVideo chosen={texts.chosenVideo} undo={texts.undoVideo} />
          <TextField name="url" label={texts.chosenAddress} optional help={videoTexts.addressHelp(hosts)} />
        </div>
      )}
      {!has && !mayEdit && <p>{texts.videoNeeded}</p>}
      {(video?.seconds ?? null) === null && <MinutesField />}
    </>
  );
}

export function MinutesField(): ReactNode {
  return <NumberField name="minutes" label={texts.minutes} optional help={texts.minutesHelp} />;
}

export function ArticleContent({ lesson }: Props): ReactNode {
  return (
    <>
      <RichTextField name="articleHtml" label={texts.text} entity="lessons" recordId={lesson?.id} />
      <MinutesField />
    </>
  );
}

const choice = (item: number, name: string, meta = ''): Choice<number> => ({ key: String(item), name, meta, item });

/** A quiz that is there, or a new one that is made at once as a draft. */
export function QuizContent({ lesson }: Props): ReactNode {
  const { input, setValue } = useFieldState<number | ''>('quizId');
  const [made, setMade] = useState<{ readonly id: number; readonly title: string }>();
  const names = useRef(new Map<number, string>());
  const attempt = useAction(quizChanges);
  const { mutateAsync: create } = useCall(quizCalls.create);
  const { quizId = null, quizTitle } = lesson ?? {};
  if (quizId !== null) names.current.set(quizId, quizTitle ?? '');
  if (made) names.current.set(made.id, made.title);
  const useFound = (q: string, isOpen: boolean): Found<number> => {
    const { data, isFetching, isError } = useRead(
      quizCalls.choices,
      { q: q || undefined },
      { enabled: isOpen, quiet: true, handled: 'all' },
    );
    const choices = (data?.items ?? []).map(({ id, title }) => choice(id, title));
    for (const { item, name } of choices) names.current.set(item, name);
    return { choices, isPending: isFetching, failed: isError };
  };
  const createQuiz = (title: string): void =>
    void attempt(
      async () => {
        const { quiz } = await create({ title, purpose: 'lesson', status: 'draft' });
        setMade({ id: quiz.id, title: quiz.title });
        setValue(quiz.id);
      },
      { successText: texts.quizCreated },
    );
  return (
    <>
      <PickField
        name="quizId"
        label={texts.quiz}
        help={texts.quizHelp}
        choiceOf={(id: number) => choice(id, names.current.get(id) ?? '')}
        useFound={useFound}
        onNew={createQuiz}
      />
      {input.value !== '' && (
        <Button component={Link} to={quizPath(input.value)}>
          {texts.openQuiz}
        </Button>
      )}
      <MinutesField />
    </>
  );
}
const quizChanges = [quizCalls.choices, quizCalls.list];

export function FileContent({ lesson, mayEdit }: Props): ReactNode {
  const open = async (): Promise<void> => {
    const { url } = await send(courseLessonCalls.address, { id: lesson?.id ?? 0 });
    location.assign(url);
  };
  return (
    <>
      <FileListField name="files" label={texts.file} one kind={lessonFiles} disabled={!mayEdit} />
      {(lesson?.fileId ?? null) !== null && (
        <Button onClick={() => void open().catch(() => undefined)}>{texts.saveFile}</Button>
      )}
      <MinutesField />
    </>
  );
}
