import type { Call } from '@lectern/contract';
import { callBreaks, propsBreaks } from '@lectern/contract/breaking';
import { callName, callStructure, structureOf, type CallStructure, type Structure } from '@lectern/contract/structure';
import { homeless, type Contributed } from './slot-versions';
import type { Slot, SlotId } from './types';

/** The calls and slots that a release was compiled with, or that a console runs with, as structures. */
export interface CompiledContract {
  /** 'GET category/list' → its structure. */
  readonly calls: Readonly<Record<string, CallStructure>>;
  /** Slot id → the structure of its props. */
  readonly slots: Readonly<Record<string, Structure>>;
}

/** The file of a release that lists them. It has a digest like every other file, and no page loads it; it is optional. */
export const contractFile = 'contract.json';

const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The contract of these calls and slots. */
export const compiledOf = (calls: readonly Call[], slots: readonly Slot[]): CompiledContract => ({
  calls: byName(calls.map((call) => [callName(call), callStructure(call)])),
  slots: byName(slots.map(({ id, props }) => [id, structureOf(props)])),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
/** Deeper than any schema of a call; what is deeper was made to exhaust who reads it. */
const deepest = 20;

const isStructure = (value: unknown, depth = 0): value is Structure =>
  depth < deepest &&
  isObject(value) &&
  typeof value['type'] === 'string' &&
  (value['oneOf'] === undefined || Array.isArray(value['oneOf'])) &&
  (value['items'] === undefined || isStructure(value['items'], depth + 1)) &&
  (value['fields'] === undefined ||
    (isObject(value['fields']) && Object.values(value['fields']).every((field) => isStructure(field, depth + 1))));

const isCall = (value: unknown): value is CallStructure =>
  isObject(value) &&
  isStructure(value['request']) &&
  isStructure(value['response']) &&
  isList(value['filters']) &&
  isList(value['sorts']);

/** Reads the text of a contract.json; undefined when it is none. */
export const readCompiled = (text: string): CompiledContract | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const { calls, slots } = isObject(value) ? value : {};
    if (!isObject(calls) || !isObject(slots)) return undefined;
    return Object.values(calls).every(isCall) && Object.values(slots).every((slot) => isStructure(slot))
      ? (value as unknown as CompiledContract)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Every call and slot of a running console that breaks who was compiled with `compiled`, each by its name. A slot that is not there is reported by its contribution (`slotBreaks`). */
export const breaksOf = (compiled: CompiledContract, running: CompiledContract): string[] => [
  ...Object.entries(compiled.calls).flatMap(([name, call]) => {
    const now = running.calls[name];
    return now
      ? callBreaks(call, now).map((reason) => `${name}: ${reason}`)
      : [`${name}: there is no such call any more`];
  }),
  ...Object.entries(compiled.slots).flatMap(([id, props]) => {
    const now = running.slots[id];
    return now ? propsBreaks(props, now).map((reason) => `the slot ${id}: ${reason}`) : [];
  }),
];

/** Every version of a slot that a remote's contributions need and a running console does not have any more. */
export const slotBreaks = (
  contributions: readonly Contributed[],
  { slots }: Pick<CompiledContract, 'slots'>,
): string[] => [
  ...new Set(
    homeless(contributions, Object.keys(slots) as SlotId[]).map(
      ({ slot }) => `the slot ${slot}: there is no such version any more`,
    ),
  ),
];
