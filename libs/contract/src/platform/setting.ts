import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { emailText, required, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { patternText } from '../pattern-text';
import { nothing } from '../wire';

/** The groups of settings that have a screen. */
const group = string()
  .label('Group')
  .oneOf(['general'] as const)
  .required();

/** What staff set for the whole console. `timeZone`: the zone of the business, in which every date is shown, entered and exported. */
export const generalFields = {
  productName: requiredText('Product name', { max: 60 }),
  supportEmail: required(emailText('Support e-mail')),
  timeZone: required(text('Time zone', { max: 60 })),
};
export const generalSettings = object(generalFields);
export type GeneralSettings = InferType<typeof generalSettings>;

/** A group as it is stored. */
const settingGroup = object({ group, version: version(), value: generalSettings });
export type SettingGroup = InferType<typeof settingGroup>;

/** The hosts of whose pages videos may be embedded, as 'player.vimeo.com'. */
export const maxVideoHosts = 20;
export const uploadSettingFields = {
  videoHosts: array()
    .of(required(patternText('Host', 120, /^(([a-z0-9-]+\.)+[a-z]{2,}|127\.0\.0\.1|localhost)(:\d{1,5})?$/)))
    .label('Hosts of videos')
    .max(maxVideoHosts, `At most ${maxVideoHosts} hosts`)
    .required(say(messages.required, { field: 'Hosts of videos' })),
};
export const uploadSettings = object({ version: version(), ...uploadSettingFields });
export type UploadSettings = InferType<typeof uploadSettings>;

/** A time zone by its IANA name; `offset`: what its clocks show now beyond UTC, in minutes. */
export const timeZoneRow = object({
  name: string().required(),
  label: string().required(),
  offset: number().required(),
  active: boolean().required(),
});
export type TimeZoneRow = InferType<typeof timeZoneRow>;

export const settingCalls = {
  read: call({
    method: 'GET',
    path: 'setting',
    access: 'signed in',
    request: object({ group }),
    response: settingGroup,
  }),
  /** Replaces a group; open pages have it when they read the session again, within a minute. */
  save: call({
    method: 'PUT',
    path: 'setting',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: settingGroup,
    response: settingGroup,
  }),
  /** What videos by address may be at. */
  uploads: call({
    method: 'GET',
    path: 'setting/uploads',
    access: 'signed in',
    request: nothing(),
    response: uploadSettings,
  }),
  /** Replaces the hosts; a page that is loaded from then on may embed them. */
  saveUploads: call({
    method: 'PUT',
    path: 'setting/uploads',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: uploadSettings,
    response: uploadSettings,
  }),
  /** Every time zone, by name. */
  timeZones: call({
    method: 'GET',
    path: 'country/timezones',
    access: 'signed in',
    request: nothing(),
    response: array().of(timeZoneRow).required(),
  }),
} as const;
