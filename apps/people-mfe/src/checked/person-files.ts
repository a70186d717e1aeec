import { send } from '@lectern/api-client';
import { personFileCalls, personFileTypes } from '@lectern/contract/people';
import { maxFileBytes } from '@lectern/contract/platform/file';
import type { FileKind } from '@lectern/ui-kit/fields';
import * as texts from '../texts/checked';

const kindOf = (types: readonly string[], limits: string): FileKind => ({
  accept: types.join(','),
  limits,
  blockerOf: ({ size }) => (size > maxFileBytes ? texts.tooLarge : undefined),
  upload: async (file, how) =>
    (await send(personFileCalls.upload, { file }, { ...how, quiet: true, handled: 'all' })).file,
});

/** Documents of a person: the server looks at the bytes. */
export const personFiles = kindOf(Object.values(personFileTypes), texts.fileLimits);
export const resumeFiles = kindOf([personFileTypes.pdf, personFileTypes.docx], texts.resumeLimits);
