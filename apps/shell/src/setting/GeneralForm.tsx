import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import {
  generalSettings,
  settingCalls,
  type GeneralSettings,
  type SettingGroup,
  type TimeZoneRow,
} from '@lectern/contract/platform/setting';
import { notify } from '@lectern/ui-kit';
import { FormNote, SaveBar, SelectField, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { readSession } from '../session/watch-session';
import * as texts from '../texts/general';
import { zoneOptions } from './zone-options';

interface Props {
  readonly row: SettingGroup;
  readonly zones: readonly TimeZoneRow[];
  readonly disabled: boolean;
}

const conflict = {
  noun: texts.noun,
  fields: {
    productName: { label: texts.productName },
    supportEmail: { label: texts.supportEmail },
    timeZone: { label: texts.timeZone },
  },
  valuesOf: ({ value }: SettingGroup): GeneralSettings => value,
};

/** The settings that concern every screen. */
export function GeneralForm({ row, zones, disabled }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useCall(settingCalls.save, { handled: [400, 409] });
  const form = useServerForm<GeneralSettings, SettingGroup, SettingGroup>({
    schema: generalSettings,
    initial: row.value,
    row,
    conflict,
    fieldOf: (property) => property.replace('value.', ''),
    send: (value, from) => save({ group: 'general', version: (from ?? row).version, value }),
    onSaved: async () => {
      notify('success', texts.saved);
      await Promise.all([invalidate(queryClient, settingCalls.read), readSession()]);
    },
  });
  const { values, resetForm } = form.formik;
  return (
    <ServerForm form={form} className="setting-form">
      <FormNote text={form.note} />
      <TextField name="productName" label={texts.productName} help={texts.productNameHelp} disabled={disabled} />
      <TextField
        name="supportEmail"
        label={texts.supportEmail}
        type="email"
        help={texts.supportEmailHelp}
        disabled={disabled}
      />
      <SelectField
        name="timeZone"
        label={texts.timeZone}
        help={texts.timeZoneHelp}
        placeholder={texts.chooseTimeZone}
        options={zoneOptions(zones, values.timeZone)}
        disabled={disabled}
      />
      {!disabled && <SaveBar form={form} verb={texts.save} cancel={texts.discard} onCancel={() => resetForm()} />}
    </ServerForm>
  );
}
