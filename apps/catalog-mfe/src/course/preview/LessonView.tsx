import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import { courseLessonCalls, courseVideoCalls, quizCalls, type LessonRow } from '@lectern/contract/catalog';
import { PanelRead } from '@lectern/ui-kit/detail';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { sizeText } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/course-preview';
import { saveFile } from '../../texts/curriculum';

const VideoPlayer = lazyWithRetry(
  () => import(/* webpackChunkName: "video-player" */ '../../course-video/VideoPlayer'),
);
const QuizPreview = lazyWithRetry(() => import(/* webpackChunkName: "quiz-preview" */ '../../quiz/QuizPreview'));

interface Props {
  readonly lesson: LessonRow;
}
const nothing = <p className="course-preview-quiet">{texts.noContent}</p>;

function Video({ lesson: { id, title } }: Props): ReactNode {
  const read = useRead(courseVideoCalls.read, { lessonId: id }, { handled: 'all', staleTime: 0 });
  const video = read.data?.video;
  return (
    <PanelRead reads={[read]} what={texts.theLesson}>
      {() =>
        video ? <VideoPlayer video={video} title={title} onStale={read.refetch} place={{ lessonId: id }} /> : nothing
      }
    </PanelRead>
  );
}

function Article({ lesson: { id } }: Props): ReactNode {
  const read = useRead(courseLessonCalls.read, { id }, { handled: 'all', staleTime: 0 });
  const html = read.data?.lesson.articleHtml;
  return (
    <PanelRead reads={[read]} what={texts.theLesson}>
      {() => (html ? <RichText html={html} /> : nothing)}
    </PanelRead>
  );
}

/** The quiz is answered in a dialog of its own, which keeps nothing. */
function Quiz({ lesson: { quizId } }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const read = useRead(
    quizCalls.detail,
    { id: quizId ?? 0 },
    { enabled: quizId !== null, handled: 'all', staleTime: 0 },
  );
  const quiz = read.data?.quiz;
  return (
    <PanelRead reads={[quizId !== null && read]} what={texts.theLesson}>
      {() =>
        quiz ? (
          <>
            <p>{texts.quizOf(quiz.title, quiz.questionCount)}</p>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {texts.tryQuiz}
            </Button>
            {isOpen && <QuizPreview {...quiz} onClose={() => setOpen(false)} />}
          </>
        ) : (
          nothing
        )
      }
    </PanelRead>
  );
}

function File({ lesson: { id, fileName, fileBytes } }: Props): ReactNode {
  const save = async (): Promise<void> => location.assign((await send(courseLessonCalls.address, { id })).url);
  if (fileName === null) return nothing;
  return (
    <>
      <p>{[fileName, fileBytes !== null && sizeText(fileBytes)].filter(Boolean).join(' · ')}</p>
      <Button variant="outlined" onClick={() => void save().catch(() => undefined)}>
        {saveFile}
      </Button>
    </>
  );
}

const views = { video: Video, article: Article, quiz: Quiz, file: File } as const;

/** What a student sees of a lesson that is opened. */
export function LessonView({ lesson }: Props): ReactNode {
  const View = views[lesson.kind];
  return <View lesson={lesson} />;
}
