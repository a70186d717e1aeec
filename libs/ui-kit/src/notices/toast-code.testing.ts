import { late } from '../kit/late';
import * as place from './ToastPlace';

/** In tests the place is there from the beginning (tools/jest/preset.cjs). */
export const toastCode = late(() => Promise.resolve(place), place);
