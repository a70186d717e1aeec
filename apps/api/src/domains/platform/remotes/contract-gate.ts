import { contract } from '@lectern/contract/all';
import {
  breaksOf,
  compiledOf,
  contractFile,
  readCompiled,
  slotBreaks,
  type CompiledContract,
} from '@lectern/remote-kit/compiled';
import { slots } from '@lectern/remote-kit/slots';
import type { SlotId } from '@lectern/remote-kit';
import type { GatheredFile } from './release-files';

let running: CompiledContract | undefined;
/** The calls and slots that this API runs with. */
const runningContract = (): CompiledContract =>
  (running ??= compiledOf(
    Object.values(contract).flatMap((calls) => Object.values(calls)),
    slots,
  ));

/** The text of a release's contract.json, if it has one and the server has it. */
export const contractIn = (found: readonly GatheredFile[]): string | undefined =>
  found.find(({ path }) => path === contractFile)?.bytes?.toString('utf8');

/** Every call and slot that differs from the one that a release was compiled with. A release that lists none is not judged. */
export const contractReasons = (text: string | null | undefined): string[] => {
  if (text === null || text === undefined) return [];
  const compiled = readCompiled(text);
  return compiled ? breaksOf(compiled, runningContract()) : [`${contractFile} is not a contract`];
};

/** Every version of a slot that a release contributes to and that this API has no more. */
export const goneSlots = (contributions: readonly { readonly slot: string; readonly id: string }[]): string[] =>
  slotBreaks(
    contributions.map(({ slot, id }) => ({ slot: slot as SlotId, id })),
    runningContract(),
  );
