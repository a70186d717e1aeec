import type { ImportForm, MadeFile } from '@lectern/contract/platform/import';
import type { Table } from '../../../records/export/csv';
import { importForms } from './forms';
import { madeFileOf } from './made-file';

const noRows: Table['chunks'] = (async function* () {})();

/** An empty file with a head for each field of a form; what would do in another's place is left out. */
export const templateOf = (name: ImportForm, format: Parameters<typeof madeFileOf>[1]): Promise<MadeFile> => {
  const head = importForms[name].fields.filter(({ insteadOf }) => !insteadOf).map(({ label }) => label);
  return madeFileOf(`${name.charAt(0).toUpperCase()}${name.slice(1)} to import`, format, { head, chunks: noRows });
};
