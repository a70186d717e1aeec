import type { AnsweredFile } from '@lectern/contract/answered-file';
import type { Call, RequestOf } from '@lectern/contract/call';
import type { Schema } from 'yup';
import { send, type SendOptions } from './send';

/** A declared call that answers with a file. */
export type FileCall = Call<Schema, Schema<AnsweredFile>>;

/** Reads the answer of a call as a file blob with its name and type: a PDF, a sheet. Refusals are those of `send`. */
export const readFile = async <C extends FileCall>(
  call: C,
  request: RequestOf<C>,
  options: SendOptions = {},
): Promise<File> => (await send(call, request, options)) as unknown as File;

/** Reads the answer of a call as a PDF. @throws TypeError where the answer is another file */
export const readPdf = async <C extends FileCall>(
  call: C,
  request: RequestOf<C>,
  options: SendOptions = {},
): Promise<File> => {
  const file = await readFile(call, request, options);
  if (file.type !== 'application/pdf') throw new TypeError(`${call.path} answered with ${file.type}`);
  return file;
};
