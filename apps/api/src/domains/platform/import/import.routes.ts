import { importCalls } from '@lectern/contract/platform/import';
import type { skillImportCalls } from '@lectern/contract/catalog/skill-import';
import type { studentImportCalls } from '@lectern/contract/people/student-import';
import { forbidden, notFound } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { readListOf } from '../../../server/list/list';
import { countRows, pageAnswer } from '../../../server/list/list-query';
import { readJob } from '../../../server/jobs/job-shown.queries';
import { requireCountry } from '../../people/mobile.queries';
import type { Services } from '../../../server/services';
import { matchColumns } from './columns';
import { editRow } from './edit-row';
import { failedTable } from './failed-rows';
import { importForms } from './forms';
import { earlierMapping } from './earlier-mapping';
import { readImportBytes, readImportFile } from './import-file';
import type { FormField } from './import-form';
import { allRows, importPage, readImport } from './import.queries';
import { madeFileOf } from './made-file';
import { countRowsOf } from './rows.queries';
import { shownRows } from './shown-rows';
import { readStart, startImport } from './start';
import { templateOf } from './template';
import { uploadImport } from './upload';

const shown = ({ name, label, isRequired, insteadOf, isDay }: FormField) => ({
  name,
  label,
  isRequired: isRequired === true,
  insteadOf: insteadOf ?? null,
  isDay: isDay === true,
});

export const importHandlersOf = ({ store, uploads }: Services): Handlers<typeof importCalls> => ({
  upload: uploadImport({ store, uploads }),
  editRow,

  columns: async ({ request: { fileId, form: name }, db, actor }) => {
    const form = importForms[name];
    if (!actor.rights.has(form.right)) throw forbidden([form.right]);
    const file = await readImportFile(db, fileId, actor.userId);
    const bytes = file && (await readImportBytes(store, file.key));
    if (!file || !bytes) throw notFound('This file is no longer here: upload it again');
    const { heads, samples, days } = await uploads.readHead(bytes, actor.userId);
    const fields = matchColumns(heads, form.fields, await earlierMapping(db, actor.userId, name));
    return {
      name: file.name,
      columns: heads.map((head, at) => ({
        head,
        samples: [...(samples[at] ?? [])],
        field: fields[at] ?? null,
        days: days[at] ?? null,
      })),
      fields: form.fields.map(shown),
    };
  },

  detail: async ({ request: { id }, db, actor }) => {
    const plan = await readImport(db, id, actor);
    const { form, fileId, fileName, onDuplicate, days = [], isConfirmed = false } = plan;
    return {
      job: await readJob(db, id, actor),
      form: form.name,
      fileId,
      fileName,
      fields: form.fields.map(shown),
      onDuplicate,
      days: [...days],
      isConfirmed,
      counts: await countRowsOf(db, id),
    };
  },

  rows: async ({ request, db, actor }) => {
    const plan = await readImport(db, request.id, actor);
    const list = readListOf(importCalls.rows, request);
    const { rows } = await importPage(list, request.id, request.outcome).execute(db);
    const answer = pageAnswer(list, rows, await countRows(db, allRows(request.id, request.outcome)), ({ rowNo }) => [
      rowNo,
    ]);
    return { ...answer, items: await shownRows(db, plan, answer.items) };
  },

  failed: async ({ request: { id }, db, actor }) => {
    const plan = await readImport(db, id, actor);
    return madeFileOf(
      `Rows not imported from ${plan.fileName.replace(/\.\w+$/, '')}`,
      'csv',
      failedTable(db, id, plan),
    );
  },
});

export const studentImportHandlersOf = (services: Services): Handlers<typeof studentImportCalls> => ({
  start: afterPreparing(
    async (before) => {
      const { countryId } = before.request;
      if (countryId !== undefined) await requireCountry(before.db, countryId);
      return readStart(services, before);
    },
    ({ request: { countryId, ...request }, ...context }, read) =>
      startImport(read, 'students', request, { countryId }, context),
  ),
  template: ({ request }) => templateOf('students', request.format),
});

export const skillImportHandlersOf = (services: Services): Handlers<typeof skillImportCalls> => ({
  start: afterPreparing(
    (before) => {
      if (before.request.createCategories && !before.actor.rights.has('categoryEdit'))
        throw forbidden(['categoryEdit']);
      return readStart(services, before);
    },
    ({ request: { createCategories, ...request }, ...context }, read) =>
      startImport(read, 'skills', request, { createCategories }, context),
  ),
  template: ({ request }) => templateOf('skills', request.format),
});
