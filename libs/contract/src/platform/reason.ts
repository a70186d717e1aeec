import { object } from 'yup';
import { requiredText } from '../fields';

/** Why an account is blocked, acted for or revealed: for who reads the audit log later. */
export const reason = () => requiredText('Reason', { min: 5, max: 300 });
export const reasonFields = object({ reason: reason() });
