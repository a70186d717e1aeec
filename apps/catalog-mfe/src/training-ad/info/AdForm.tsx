import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { trainingAdCalls, type TrainingAd } from '@lectern/contract/catalog';
import { useSaved } from '@lectern/ui-kit';
import { ImageField, ImagePreview } from '@lectern/ui-kit/fields';
import {
  DateField,
  FormNote,
  MoneyField,
  Pair,
  SaveBar,
  SelectField,
  ServerForm,
  TextAreaField,
  TextField,
  useFieldState,
  useServerForm,
} from '@lectern/ui-kit/form';
import { conflictFields, fieldProps } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import type { Currencies, useLanguages } from '../../course/choices';
import * as texts from '../../texts/training-ads';
import { OwnerFields, SkillField } from '../OwnerFields';
import { trainingAd as record } from '../training-ad';
import { adForm, valuesOf, type AdValues } from '../values';

interface Props {
  readonly ad: TrainingAd;
  readonly mayEdit: boolean;
  readonly languages: ReturnType<typeof useLanguages>;
  readonly currencies: Currencies;
}
const schema = adForm.schema();
const noCurrency = { code: '', symbol: '', exponent: 2 };

/** Everything that staff write of a training ad. */
export function AdForm({ ad, mayEdit, languages, currencies }: Props): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(trainingAdCalls.update, { handled: [400, 409] });
  const initial = useMemo(() => valuesOf(ad), [ad]);
  const form = useServerForm<AdValues, TrainingAd, { trainingAd: TrainingAd }>({
    schema,
    initial,
    row: ad,
    draft: mayEdit ? 'trainingAd.info' : undefined,
    send: (values, row = ad) =>
      update({ ...adForm.changed(row, values, valuesOf(row)), id: row.id, version: row.version }),
    onSaved: () => confirmSaved(texts.saved),
    conflict: {
      noun: record.noun.one,
      entity: record.entity,
      valuesOf,
      fields: {
        ...conflictFields<AdValues>(record, {
          languageId: (id: number) => languages.options.find(({ value }) => value === id)?.label ?? '',
          descriptionHtml: (html: string) => <RichText html={html} />,
          imageFileId: (id: number | '' | null) => (id ? <ImagePreview id={id} alt="" /> : ''),
        }),
        ownerKind: { label: texts.ownerKind },
      },
    },
  });
  return (
    <ServerForm form={form} className="record-form">
      <FormNote text={form.note} />
      <fieldset disabled={!mayEdit} className="record-form">
        <section aria-labelledby="ad-basics">
          <h2 id="ad-basics">{texts.basics}</h2>
          <TextField {...fieldProps(record, 'title')} />
          <TextField {...fieldProps(record, 'slug')} help={texts.slugHelp} />
          <Pair>
            <SkillField ad={ad} disabled={!mayEdit} />
            <SelectField {...fieldProps(record, 'languageId')} options={languages.options} />
          </Pair>
        </section>
        <section aria-labelledby="ad-owner">
          <h2 id="ad-owner">{texts.who}</h2>
          <OwnerFields ad={ad} disabled={!mayEdit} />
        </section>
        <section aria-labelledby="ad-when">
          <h2 id="ad-when">{texts.when}</h2>
          <Pair>
            <DateField {...fieldProps(record, 'startsOn')} />
            <DateField {...fieldProps(record, 'endsOn')} />
          </Pair>
          <Price currencies={currencies} />
        </section>
        <section aria-labelledby="ad-words">
          <h2 id="ad-words">{texts.words}</h2>
          <TextAreaField {...fieldProps(record, 'shortDescription')} rows={3} max={300} help={texts.shortHelp} />
          <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={ad.id} />
          <ImageField {...fieldProps(record, 'imageFileId')} disabled={!mayEdit} />
        </section>
      </fieldset>
      {mayEdit && (
        <SaveBar form={form} verb={texts.save} cancel={texts.undo} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}

function Price({ currencies }: { readonly currencies: Currencies }): ReactNode {
  const code = useFieldState<string>('currency').input.value;
  return (
    <Pair>
      <MoneyField
        {...fieldProps(record, 'price')}
        currency={currencies.rows.find((each) => each.code === code) ?? noCurrency}
        help={texts.priceHelp}
      />
      <SelectField
        {...fieldProps(record, 'currency')}
        options={currencies.rows.map((each) => ({ value: each.code, label: `${each.code} – ${each.name}` }))}
      />
    </Pair>
  );
}
