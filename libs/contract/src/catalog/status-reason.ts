import type { StringSchema } from 'yup';
import { text } from '../fields';

/** Why a status changes: for who reads the record, and for those who hear of it. Which changes need one is said by their record. */
export const statusReason = (): StringSchema<string | undefined> => text('Reason', { min: 5, max: 300 });
