import type { ListSource } from '../server/list/list-source';
import { resources } from './resources';

/** Every list that can be exported, and acted on as a whole. */
export const listSources: readonly ListSource[] = resources.map(({ source }) => source);
