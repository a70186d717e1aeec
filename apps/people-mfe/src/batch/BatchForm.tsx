import type { ReactNode } from 'react';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import type { TimeZoneRow } from '@lectern/contract/platform/setting';
import { PickField } from '@lectern/ui-kit/fields';
import {
  DateField,
  FormNote,
  MoneyField,
  NumberField,
  Pair,
  SaveBar,
  SelectField,
  ServerForm,
  type ServerFormState,
  SwitchField,
  TextAreaField,
  TextField,
} from '@lectern/ui-kit/form';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/batch-form';
import { batch as record } from './batch';
import type { BatchValues } from './batch-values';
import {
  useCourseName,
  useFoundCourses,
  useFoundSkills,
  useFoundTrainers,
  useSkillName,
  useTrainerName,
} from './choices';
import { PlanFields } from './PlanFields';
import '../student/edit/form.css';
import './form.css';

interface Props {
  readonly form: ServerFormState<BatchValues>;
  readonly isNew: boolean;
  readonly zones: readonly TimeZoneRow[];
  readonly currencies: readonly CurrencyRow[];
  readonly verb: string;
  readonly onCancel: () => void;
}

const noCurrency = { code: '', symbol: '', exponent: 2 };

/** A batch: what it is, who teaches it, its places, and of a new one when it meets. */
export function BatchForm({ form, isNew, zones, currencies, verb, onCancel }: Props): ReactNode {
  const { values } = form.formik;
  const trainerName = useTrainerName(values.trainerId);
  const courseName = useCourseName(values.courseId);
  const skillName = useSkillName(values.skillId);
  const money = currencies.find(({ code }) => code === values.currency) ?? noCurrency;
  return (
    <ServerForm form={form} className="person-form">
      <FormNote text={form.note} />
      <section aria-label={texts.about}>
        <TextField {...fieldProps(record, 'title')} autoFocus={isNew} />
        <Pair>
          <SelectField {...choiceProps(record, 'kind')} />
          <PickField<number>
            {...fieldProps(record, 'skillId')}
            choiceOf={(id) => ({ key: String(id), name: skillName, meta: '', item: id })}
            useFound={useFoundSkills}
          />
        </Pair>
        {values.kind === 'course' && (
          <PickField<number>
            {...fieldProps(record, 'courseId')}
            optional={false}
            help={texts.courseHelp}
            choiceOf={(id) => ({ key: String(id), name: courseName, meta: '', item: id })}
            useFound={useFoundCourses}
          />
        )}
        <PickField<number>
          {...fieldProps(record, 'trainerId')}
          help={texts.trainerHelp}
          choiceOf={(id) => ({ key: String(id), name: trainerName, meta: '', item: id })}
          useFound={useFoundTrainers}
        />
        <TextAreaField {...fieldProps(record, 'description')} rows={3} max={2000} />
      </section>
      <section aria-labelledby="batch-when">
        <h2 id="batch-when">{texts.when}</h2>
        <SelectField
          {...fieldProps(record, 'timeZone')}
          placeholder={texts.chooseZone}
          options={zones
            .filter(({ name, active }) => active || name === values.timeZone)
            .map(({ name }) => ({ value: name, label: name }))}
          help={isNew ? undefined : texts.zoneHelp}
        />
        {isNew && <PlanFields values={values} />}
      </section>
      <section aria-labelledby="batch-places">
        <h2 id="batch-places">{texts.places}</h2>
        <Pair>
          <NumberField {...fieldProps(record, 'seats')} min={1} max={5000} />
          <DateField {...fieldProps(record, 'bookingClosesAt')} help={texts.bookingClosesHelp} />
        </Pair>
        <SwitchField {...fieldProps(record, 'waitlistOpen')} help={texts.waitlistHelp} />
        <Pair>
          <SelectField
            {...fieldProps(record, 'currency')}
            placeholder={texts.free}
            options={currencies.map(({ code }) => ({ value: code, label: code }))}
          />
          <MoneyField {...fieldProps(record, 'priceMinor')} currency={money} />
        </Pair>
      </section>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
