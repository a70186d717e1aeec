import {
  lessonFields,
  type Lesson,
  type LessonKind,
  type LessonStatus,
  type NewVideo,
} from '@lectern/contract/catalog';
import { typedNumber } from '@lectern/contract/typed-number';
import type { FileItem } from '@lectern/ui-kit/fields';
import { array, object, string } from 'yup';

/** A lesson as the form holds it. `sent` is a video that has been uploaded and waits for the save, `url` the address of one. */
export interface LessonValues {
  kind: LessonKind;
  title: string;
  sent: FileItem | null;
  url: string;
  articleHtml: string;
  quizId: number | '';
  files: readonly FileItem[];
  minutes: string;
  isPreview: boolean;
  status: LessonStatus;
}

export const newLesson: LessonValues = {
  kind: 'video',
  title: '',
  sent: null,
  url: '',
  articleHtml: '',
  quizId: '',
  files: [],
  minutes: '',
  isPreview: false,
  status: 'draft',
};

export const lessonValues = (lesson: Lesson): LessonValues => ({
  kind: lesson.kind,
  title: lesson.title,
  sent: null,
  url: '',
  articleHtml: lesson.articleHtml,
  quizId: lesson.quizId ?? '',
  files:
    lesson.fileId === null ? [] : [{ id: lesson.fileId, name: lesson.fileName ?? '', bytes: lesson.fileBytes ?? 0 }],
  minutes: lesson.seconds === 0 ? '' : String(Math.round(lesson.seconds / 60)),
  isPreview: lesson.isPreview,
  status: lesson.status,
});

const typed = (value: unknown): unknown => (value === '' ? undefined : typedNumber(String(value)));

export const lessonSchema = object({
  kind: string().required(),
  title: lessonFields.title,
  articleHtml: lessonFields.articleHtml,
  url: string().max(500),
  files: array(),
  minutes: lessonFields.durationMinutes.transform((_value, original: unknown) => typed(original)),
});

const videoOf = ({ sent, url }: LessonValues): NewVideo | undefined =>
  sent ? { fileId: sent.id } : url.trim() ? { url: url.trim() } : undefined;

/** A lesson as the API takes it: what it shows is the one of its kind, and a video that nobody has touched stays. */
export const wireLesson = (values: LessonValues) => {
  const { kind, title, articleHtml, quizId, files, minutes, isPreview, status } = values;
  const video = kind === 'video' ? videoOf(values) : undefined;
  const durationMinutes = typed(minutes) as number | undefined;
  return {
    title,
    isPreview,
    status,
    durationMinutes: durationMinutes ?? 0,
    ...(video && { video }),
    ...(kind === 'article' && { articleHtml }),
    ...(kind === 'quiz' && { quizId: quizId === '' ? null : quizId }),
    ...(kind === 'file' && { fileId: files[0]?.id ?? null }),
  };
};

const fields: Readonly<Record<string, string>> = {
  video: 'url',
  'video.url': 'url',
  'video.fileId': 'url',
  fileId: 'files',
  durationMinutes: 'minutes',
};
/** The form's field for a property that the API refused. */
export const lessonFieldOf = (property: string): string => fields[property] ?? property;
