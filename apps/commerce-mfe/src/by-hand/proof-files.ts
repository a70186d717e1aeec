import { send } from '@lectern/api-client';
import { moneyByHandCalls, proofTypes } from '@lectern/contract/commerce';
import { maxFileBytes } from '@lectern/contract/platform/file';
import type { FileKind } from '@lectern/ui-kit/fields';
import * as texts from '../texts/money-by-hand';

/** Proofs of money by hand: the server looks at the bytes. */
export const proofFiles: FileKind = {
  accept: Object.values(proofTypes).join(','),
  limits: texts.proofLimits,
  blockerOf: ({ size }) => (size > maxFileBytes ? texts.proofTooLarge : undefined),
  upload: async (file, how) =>
    (await send(moneyByHandCalls.upload, { file }, { ...how, quiet: true, handled: 'all' })).file,
};
