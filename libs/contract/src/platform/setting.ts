import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { emailText, required, requiredText, text, version } from '../fields';
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
  /** Every time zone, by name. */
  timeZones: call({
    method: 'GET',
    path: 'country/timezones',
    access: 'signed in',
    request: nothing(),
    response: array().of(timeZoneRow).required(),
  }),
} as const;
