import type { FieldError } from '@lectern/contract';
import type { OnDuplicate } from '@lectern/contract/platform/import';
import { fieldError } from '../../../server/calls/errors';
import type { CheckedRow } from './import-form';

/** What is to become of a row: written (over `entityId` where there is one), mended, or left out. */
export interface Verdict {
  readonly state: 'valid' | 'invalid' | 'duplicate';
  readonly entityId: number | null;
  readonly errors: readonly FieldError[];
}

/** A row above with the same key. */
export interface Twin {
  readonly property: string;
  readonly word: string;
  readonly rowNo: number;
}

/** Judges a row by itself, by the file's other rows and by existing records; a written row keeps its warning. */
export const verdictOf = (
  { errors, known }: Pick<CheckedRow, 'errors' | 'known'>,
  twin: Twin | undefined,
  onDuplicate: OnDuplicate,
): Verdict => {
  if (errors.length > 0) return { state: 'invalid', entityId: null, errors };
  if (twin)
    return {
      state: 'duplicate',
      entityId: null,
      errors: [fieldError(twin.property, 'twin', `Same ${twin.word} as row ${twin.rowNo.toLocaleString('en-GB')}`)],
    };
  if (!known) return { state: 'valid', entityId: null, errors: [] };
  const duplicate = fieldError(known.property, 'known', known.text);
  if (onDuplicate === 'skip') return { state: 'duplicate', entityId: null, errors: [duplicate] };
  if (onDuplicate === 'error' || known.entityId === null)
    return { state: 'invalid', entityId: null, errors: [duplicate] };
  return { state: 'valid', entityId: known.entityId, errors: known.isDoubtful ? [duplicate] : [] };
};
