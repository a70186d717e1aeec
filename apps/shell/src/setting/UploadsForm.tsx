import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { settingCalls, uploadSettingFields, type UploadSettings } from '@lectern/contract/platform/setting';
import { notify } from '@lectern/ui-kit';
import { FormNote, SaveBar, ServerForm, TagsField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../texts/general';
import * as uploadTexts from '../texts/uploads';

type Values = Pick<UploadSettings, 'videoHosts'>;

const schema = object(uploadSettingFields);
const valuesOf = ({ videoHosts }: UploadSettings): Values => ({ videoHosts });
const conflict = {
  noun: texts.noun,
  fields: { videoHosts: { label: uploadTexts.videoHosts, show: (hosts: readonly string[]) => hosts.join(', ') } },
  valuesOf,
};

/** The settings of uploads: where videos by address may be. */
export function UploadsForm({
  row,
  disabled,
}: {
  readonly row: UploadSettings;
  readonly disabled: boolean;
}): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useCall(settingCalls.saveUploads, { handled: [400, 409] });
  const form = useServerForm<Values, UploadSettings, UploadSettings>({
    schema,
    initial: valuesOf(row),
    row,
    conflict,
    fieldOf: (property) => property.replace(/\[\d+\]$/, ''),
    send: ({ videoHosts }, from) => save({ version: (from ?? row).version, videoHosts: [...videoHosts] }),
    onSaved: async () => {
      notify('success', texts.saved);
      await invalidate(queryClient, settingCalls.uploads);
    },
  });
  return (
    <ServerForm form={form} className="setting-form">
      <FormNote text={form.note} />
      <TagsField
        name="videoHosts"
        label={uploadTexts.videoHosts}
        help={uploadTexts.videoHostsHelp}
        disabled={disabled}
      />
      {!disabled && (
        <SaveBar form={form} verb={texts.save} cancel={texts.discard} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}
