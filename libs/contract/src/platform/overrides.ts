import { array, object, string, ValidationError, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText } from '../fields';
import { messages, say } from '../messages';
import { enteredNumber } from '../number-fields';
import { reason } from './reason';
import { remoteName } from './remote-fields';

/** The longest time that an override lasts. */
export const longestOverride = 480;

const loopback = ['localhost', '127.0.0.1'];

/** Why a page may not load a remote from there; undefined where it may. The text becomes part of the page's policy, so it is an origin and nothing else. */
export const originRefusal = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(url.origin))
    return 'An origin reads like https://pr-12.example.com or http://localhost:5001';
  if (url.protocol === 'http:' && !loopback.includes(url.hostname))
    return `http is for this machine alone (${loopback.join(', ')}); elsewhere it must be https`;
  return text === url.origin ? undefined : `Only scheme, host and port: ${url.origin}`;
};

const origin = requiredText('Origin', { max: 200 }).test('origin', function refused(value) {
  const why = value ? originRefusal(value) : undefined;
  return why === undefined || new ValidationError(why, value, this.path, 'origin');
});

const invalidMinutes = say(messages.invalid, { field: 'Minutes' });
const minutes = enteredNumber('Minutes', invalidMinutes)
  .integer(invalidMinutes)
  .min(1, invalidMinutes)
  .max(longestOverride, invalidMinutes)
  .required(say(messages.required, { field: 'Minutes' }));

/** What is asked for of an override. */
export const overrideFields = object({ name: remoteName(), origin, minutes, reason: reason() });

const override = { id: id(), name: string().required(), origin: string().required(), until: string().required() };

const openOverride = object({
  ...override,
  user: object({ id: id(), name: string().required() }),
  since: string().required(),
  reason: string().required(),
});
export type OpenOverride = InferType<typeof openOverride>;

/** One remote from another origin, in one browser, for a while: a developer's machine, the build of a pull request. */
export const overrideCalls = {
  /** Begins one for oneself; the one before in this browser ends, and so does one of the same remote in another browser. A cookie of the answer holds the token as well. */
  begin: call({
    method: 'POST',
    path: 'remotes/override',
    access: ['remoteOverride'],
    notWhileImpersonating: true,
    request: overrideFields,
    response: object({ ...override, token: string().required() }),
  }),
  /** Every one that is open, the newest first. */
  list: call({
    method: 'GET',
    path: 'remotes/overrides',
    access: ['remoteManage'],
    request: object({}),
    response: array().of(openOverride).required(),
  }),
  /** Ends that of this browser, or the one named; somebody else's takes `remoteManage`. */
  end: call({
    method: 'DELETE',
    path: 'remotes/override',
    access: ['remoteOverride', 'remoteManage'],
    notWhileImpersonating: true,
    request: object({ id: id().optional() }),
    response: object(override),
  }),
} as const;
