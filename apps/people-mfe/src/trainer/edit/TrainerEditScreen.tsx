import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { genders, trainerCalls, type TrainerDetail } from '@lectern/contract/people';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useServerForm } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { markOf } from '../../checked/marks';
import { useCountries, type Countries } from '../../student/countries';
import * as texts from '../../texts/trainers';
import { infoPath, listPath } from '../address';
import { trainer as record } from '../trainer';
import { useTrainer } from '../use-trainer';
import { useCurrencies, type Currencies } from './currencies';
import { TrainerForm } from './TrainerForm';
import { createdOf, newValues, trainerForm, type TrainerValues } from './values';

interface Choices {
  readonly countries: Countries;
  readonly currencies: Currencies;
}
type Answer = { trainer: TrainerDetail };
const draft = 'trainer.profile';

function NewTrainer({ countries, currencies }: Choices): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: create } = useCall(trainerCalls.create, { handled: [400, 409] });
  const schema = useMemo(() => trainerForm(currencies.digits).schema(), [currencies.digits]);
  const form = useServerForm<TrainerValues, undefined, Answer>({
    schema,
    initial: newValues,
    draft,
    send: (values) => create(createdOf(values, currencies.digits)),
    onSaved: async ({ trainer }, { leaving }) => {
      const refreshed = confirmSaved(texts.added);
      if (!leaving) void navigate(infoPath(trainer.id), { replace: true });
      await refreshed;
    },
  });
  const cancel = (): void => void navigate(listPath);
  return <TrainerForm form={form} countries={countries} currencies={currencies} verb={texts.add} onCancel={cancel} />;
}

function EditTrainer({ trainer, countries, currencies }: Choices & Answer): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(trainerCalls.update, { handled: [400, 409] });
  const profile = useMemo(() => trainerForm(currencies.digits, trainer), [currencies.digits, trainer]);
  const schema = useMemo(() => profile.schema(trainer), [profile, trainer]);
  const initial = useMemo(() => profile.valuesOf(trainer), [profile, trainer]);
  const back = (): void => void navigate(infoPath(trainer.id));
  const form = useServerForm<TrainerValues, TrainerDetail, Answer>({
    schema,
    initial,
    row: trainer,
    draft,
    send: (values, row = trainer) => update({ id: row.id, version: row.version, ...profile.changed(row, values) }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(infoPath(trainer.id), { replace: true });
      await refreshed;
    },
    conflict: {
      noun: texts.noun.one,
      entity: 'trainers',
      valuesOf: profile.valuesOf,
      fields: conflictFields(record, {
        countryId: (id: number) => countries.options.find(({ value }) => value === id)?.label ?? '',
        gender: (gender: keyof typeof genders | '') => (gender === '' ? texts.notGiven : genders[gender]),
      }),
    },
  });
  return (
    <TrainerForm
      form={form}
      trainer={trainer}
      countries={countries}
      currencies={currencies}
      verb={texts.save}
      onCancel={back}
    />
  );
}

/** `/trainer/edit`: a new trainer, or with `?id=` the personal info of an existing one. */
export default function TrainerEditScreen(): ReactNode {
  const { id, read, row: trainer } = useTrainer();
  const choices = { countries: useCountries(), currencies: useCurrencies() };
  const title = id === undefined ? texts.newTitle : trainer ? texts.editTitleOf(trainer.name) : texts.edit;
  return (
    <div className="page-stack">
      <PageHeader
        title={title}
        status={
          trainer && <StatusLabel status={markOf(trainer.status)} label={record.statuses[trainer.status]} filled />
        }
      />
      <PageRead
        reads={[id !== undefined && read, choices.countries, choices.currencies]}
        what={texts.theTrainer}
        loading={texts.loading}
      >
        {() =>
          trainer?.deletedAt || trainer?.accountStatus === 'erased' ? (
            <p className="record-note">{trainer.deletedAt ? texts.isDeleted : texts.isErased}</p>
          ) : trainer ? (
            <EditTrainer key={trainer.id} trainer={trainer} {...choices} />
          ) : (
            <NewTrainer {...choices} />
          )
        }
      </PageRead>
    </div>
  );
}
