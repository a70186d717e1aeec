import { useMemo, type ReactNode } from 'react';
import { trainingAdCalls } from '@lectern/contract/catalog';
import { useCall } from '@lectern/api-client/hooks';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { useCurrencies, useLanguages } from '../course/choices';
import * as texts from '../texts/training-ads';
import { infoPath } from './address';
import { OwnerFields, SkillField } from './OwnerFields';
import { trainingAd as record } from './training-ad';
import { adForm, newValues } from './values';

const schema = adForm.schema();
type Languages = ReturnType<typeof useLanguages>;

function Form({ languages, currency }: { readonly languages: Languages; readonly currency: string }): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: create } = useCall(trainingAdCalls.create, { handled: [400, 409] });
  const initial = useMemo(() => newValues(languages.first, currency), [languages.first, currency]);
  const form = useServerForm({
    schema,
    initial,
    draft: 'trainingAd',
    send: async (values) => (await create(adForm.read(values).wire)).trainingAd,
    onSaved: async ({ id }, { leaving }) => {
      const refreshed = confirmSaved(texts.created);
      if (!leaving) void navigate(infoPath(id));
      await refreshed;
    },
  });
  return (
    <PanelForm form={form} verb={texts.create}>
      <TextField {...fieldProps(record, 'title')} autoFocus />
      <OwnerFields disabled={false} />
      <SkillField disabled={false} />
      <SelectField
        {...fieldProps(record, 'languageId')}
        options={languages.options}
        placeholder={texts.chooseLanguage}
      />
    </PanelForm>
  );
}

/** The first things of a new training ad; the rest is written on its page, which opens then. */
export default function NewTrainingAd({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [languages, currencies] = [useLanguages(), useCurrencies()];
  return (
    <SidePanel open title={texts.newTitle} onClose={onClose}>
      <PanelRead reads={[languages, currencies]} what={texts.theAd}>
        {() => <Form languages={languages} currency={currencies.rows[0]?.code ?? ''} />}
      </PanelRead>
    </SidePanel>
  );
}
