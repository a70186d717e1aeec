import { array, number, string } from 'yup';
import { messages, say } from '../messages';
import { enteredNumber } from '../number-fields';

/** A text that a request about remotes must have. */
export const required = (label: string, max: number) =>
  string()
    .label(label)
    .max(max, say(messages.max, { max }))
    .required(say(messages.required, { field: label }));
/** The name of a remote, as a request has it. */
export const remoteName = () =>
  required('Name', 41).matches(/^[a-z][a-z0-9-]{2,40}$/, say(messages.invalid, { field: 'Name' }));
/** The version of a release, as a request has it. */
export const releaseVersion = () => required('Version', 100);
/** The reason of a switch, as a request may have it. */
export const reason = () =>
  string()
    .label('Reason')
    .max(300, say(messages.max, { max: 300 }))
    .optional();
/** The people of a canary: a share in percent, 0 for roles alone, and ids of roles. */
export const cohort = () => ({
  percent: enteredNumber('Percent', say(messages.invalid, { field: 'Percent' }))
    .integer(say(messages.invalid, { field: 'Percent' }))
    .min(0, say(messages.invalid, { field: 'Percent' }))
    .max(99, say(messages.invalid, { field: 'Percent' }))
    .required(say(messages.required, { field: 'Percent' })),
  roles: array()
    .of(number().integer().positive().required())
    .max(50, say(messages.invalid, { field: 'Roles' }))
    .label('Roles')
    .optional(),
});
