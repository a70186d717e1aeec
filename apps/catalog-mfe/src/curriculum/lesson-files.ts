import { send } from '@lectern/api-client';
import { courseLessonCalls } from '@lectern/contract/catalog';
import { messages } from '@lectern/contract/messages';
import { maxFileBytes } from '@lectern/contract/platform/file';
import type { FileKind } from '@lectern/ui-kit/fields';
import * as texts from '../texts/curriculum';

/** Documents and images of lessons: the server looks at the bytes. */
export const lessonFiles: FileKind = {
  accept: '.pdf,.docx,.xlsx,.pptx,.txt,.csv,image/png,image/jpeg,image/webp,image/gif',
  limits: texts.fileLimits,
  blockerOf: ({ size }) => (size > maxFileBytes ? messages.fileSize : undefined),
  upload: async (file, how) =>
    (await send(courseLessonCalls.upload, { file }, { ...how, quiet: true, handled: 'all' })).file,
};
