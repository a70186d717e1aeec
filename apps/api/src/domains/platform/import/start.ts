import { messages, say, type Call } from '@lectern/contract';
import type { importStarted, ImportForm as FormName, Mapping, OnDuplicate } from '@lectern/contract/platform/import';
import type { Kysely } from 'kysely';
import type { InferType } from 'yup';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Actor, Context } from '../../../server/calls/frame';
import { originOf } from '../../../server/calls/register';
import { readJob } from '../../../server/jobs/job-shown.queries';
import { enqueue } from '../../../server/jobs/queue';
import type { Services } from '../../../server/services';
import { attachFile } from '../../../server/files/file-uses';
import type { SheetHead } from '../../../server/uploads/upload-reader';
import { dayOrdersOf } from './day-orders';
import { importForms } from './forms';
import { rememberMapping } from './earlier-mapping';
import { readImportBytes, readImportFile } from './import-file';
import type { ImportOptions } from './import-form';
import { mappingErrors } from './mapping';
import type { ImportPayload } from './plan';

interface Started {
  readonly fileId: number;
  readonly mapping: Mapping;
  readonly onDuplicate: OnDuplicate;
}

/** The heads of the file's columns and its name, read before any transaction. @throws 400 for a file of somebody else's */
export const readStart = async (
  { store, uploads }: Pick<Services, 'store' | 'uploads'>,
  { request, db, actor }: { readonly request: Started; readonly db: Kysely<DB>; readonly actor: Actor },
): Promise<ReadStart> => {
  const file = await readImportFile(db, request.fileId, actor.userId);
  const bytes = file && (await readImportBytes(store, file.key));
  if (!file || !bytes) throw badRequest(fieldError('fileId', 'live', say(messages.invalid, { field: 'File' })));
  const { heads, days } = await uploads.readHead(bytes, actor.userId);
  return { fileName: file.name, heads, days };
};
interface ReadStart {
  readonly fileName: string;
  readonly heads: readonly string[];
  readonly days: SheetHead['days'];
}

/** Puts an import into the queue: its rows are checked, then it waits. @throws 400 for columns that don't fit */
export const startImport = async (
  { fileName, heads, days: columnDays }: ReadStart,
  name: FormName,
  { fileId, mapping, onDuplicate }: Started,
  options: ImportOptions,
  {
    db,
    actor,
    audit,
    http,
  }: Pick<Context<Call>, 'db' | 'audit' | 'http'> & { actor: NonNullable<Context<Call>['actor']> },
): Promise<InferType<typeof importStarted>> => {
  const form = importForms[name];
  const { days, errors } = dayOrdersOf(mapping, form.fields, columnDays);
  const wrong = [...mappingErrors(mapping, form, options, heads.length), ...errors];
  if (wrong.length > 0) throw badRequest(wrong);
  const payload: ImportPayload = { form: name, fileName, mapping, onDuplicate, options, days };
  const id =
    (await enqueue(
      db,
      {
        kind: 'import',
        name: form.jobName,
        title: form.title,
        payload: { ...payload, screen: form.screen },
        inputFileId: fileId,
      },
      actor,
      originOf(http.request),
    )) ?? 0;
  await attachFile(db, 'fileId', 'import', fileId, { entity: 'jobs', entityId: id, field: 'input', label: form.title });
  await rememberMapping(
    db,
    actor.userId,
    name,
    heads,
    (column) => mapping.find((each) => each.column === column)?.field ?? '',
  );
  audit({
    action: 'job.import',
    entity: 'jobs',
    entityId: id,
    label: `${form.title}: ${fileName}`,
    changes: { file: [null, fileName], onDuplicate: [null, onDuplicate] },
  });
  return { job: await readJob(db, id, actor) };
};
