import type { States } from '../page/story';
import { list } from './list';

/** Every part of libs/ui-kit by its name in the address. */
export const parts: Readonly<Record<string, States>> = { list };
