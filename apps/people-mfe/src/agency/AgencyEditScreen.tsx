import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { agencyCalls, type AgencyDetail } from '@lectern/contract/people';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { FormNote, SaveBar, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { markOf } from '../checked/marks';
import { useCountries, type Countries } from '../student/countries';
import '../student/edit/form.css';
import * as texts from '../texts/agencies';
import { infoPath } from './address';
import { agency as record } from './agency';
import { AboutFields, ContactFields, NumberFields, PlaceFields } from './AgencyFields';
import { useAgency } from './use-agency';
import { agencyForm, type AgencyValues } from './values';

function EditAgency({
  agency,
  countries,
}: {
  readonly agency: AgencyDetail;
  readonly countries: Countries;
}): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(agencyCalls.update, { handled: [400, 409] });
  const profile = useMemo(() => agencyForm(agency), [agency]);
  const schema = useMemo(() => profile.schema(agency), [profile, agency]);
  const initial = useMemo(() => profile.valuesOf(agency), [profile, agency]);
  const form = useServerForm<AgencyValues, AgencyDetail, { agency: AgencyDetail }>({
    schema,
    initial,
    row: agency,
    draft: 'agency.profile',
    send: (values, row = agency) => update({ id: row.id, version: row.version, ...profile.changed(row, values) }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(infoPath(agency.id), { replace: true });
      await refreshed;
    },
    conflict: {
      noun: texts.noun.one,
      entity: 'agencies',
      valuesOf: profile.valuesOf,
      fields: conflictFields(record, {
        countryId: (id: number) => countries.options.find(({ value }) => value === id)?.label ?? '',
      }),
    },
  });
  return (
    <ServerForm form={form} className="person-form">
      <FormNote text={form.note} />
      <section aria-label={texts.person}>
        <ContactFields agency={agency} countries={countries} />
      </section>
      <section aria-label={texts.company}>
        <NumberFields />
        <AboutFields />
      </section>
      <section aria-label={texts.addressBlock}>
        <PlaceFields agency={agency} optional />
      </section>
      <SaveBar form={form} verb={texts.save} onCancel={() => void navigate(infoPath(agency.id))} />
    </ServerForm>
  );
}

/** `/agency/edit?id=`: all fields of the steps at once. */
export default function AgencyEditScreen(): ReactNode {
  const { read, row: agency } = useAgency();
  const countries = useCountries();
  const isGone = agency?.deletedAt || agency?.accountStatus === 'erased';
  return (
    <div className="page-stack">
      <PageHeader
        title={agency ? texts.editTitleOf(agency.name) : texts.edit}
        status={agency && <StatusLabel status={markOf(agency.status)} label={record.statuses[agency.status]} filled />}
      />
      <PageRead reads={[read, countries]} what={texts.theAgency} loading={texts.loading}>
        {() =>
          isGone ? (
            <p className="record-note">{agency?.deletedAt ? texts.isDeleted : texts.isErased}</p>
          ) : (
            agency && <EditAgency key={agency.id} agency={agency} countries={countries} />
          )
        }
      </PageRead>
    </div>
  );
}
