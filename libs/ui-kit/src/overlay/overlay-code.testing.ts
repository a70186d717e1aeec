import { late } from '../kit/late';
import * as parts from './parts';

/** In tests the parts are there from the beginning (tools/jest/preset.cjs). */
export const overlayCode = late(() => Promise.resolve(parts), parts);
