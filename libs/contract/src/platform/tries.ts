import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { requiredText } from '../fields';
import { messages, say } from '../messages';
import { enteredNumber } from '../number-fields';
import { nothing } from '../wire';

/** The longest time that a try lasts, in minutes. */
export const longestTry = 480;

const invalidMinutes = say(messages.invalid, { field: 'Minutes' });
const minutes = enteredNumber('Minutes', invalidMinutes)
  .integer(invalidMinutes)
  .min(1, invalidMinutes)
  .max(longestTry, invalidMinutes)
  .required(say(messages.required, { field: 'Minutes' }));

/** Releases as the address of a page names them: `catalog-mfe@next,people-mfe@1.2.0-gabc`. */
const of = requiredText('Releases', { max: 1000 });

/** Fields of the call that begins a try. */
export const tryFields = object({ of, minutes });

const triedRelease = object({ name: string().required(), title: string().required(), version: string().required() });

/** A published release that the address names, and the page's reasons to refuse it. */
const wantedRelease = triedRelease.shape({
  publishedAt: string().required(),
  publishedBy: string().nullable().defined(),
});
export type WantedRelease = InferType<typeof wantedRelease>;

const running = object({
  id: number().required(),
  until: string().required(),
  releases: array().of(triedRelease).required(),
});
export type RunningTry = InferType<typeof running>;

/** Published releases in place of the live ones, in one browser, for a while. */
export const tryCalls = {
  /** The releases that an address names. With blockers nothing of it can be tried. */
  check: call({
    method: 'GET',
    path: 'remotes/tries/check',
    access: ['remoteTry'],
    notWhileImpersonating: true,
    request: object({ of }),
    response: object({
      releases: array().of(wantedRelease).required(),
      blockers: array().of(string().required()).required(),
    }),
  }),
  /** Begins one for oneself. A try or an override in this browser ends. */
  begin: call({
    method: 'POST',
    path: 'remotes/tries',
    access: ['remoteTry'],
    notWhileImpersonating: true,
    request: tryFields,
    response: running,
  }),
  /** Ends that of this browser. */
  end: call({
    method: 'DELETE',
    path: 'remotes/tries',
    access: ['remoteTry'],
    notWhileImpersonating: true,
    request: nothing(),
    response: running,
  }),
} as const;
