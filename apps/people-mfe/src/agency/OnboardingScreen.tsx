import { useMemo, useState, type ReactNode } from 'react';
import { array, mixed, type ObjectShape } from 'yup';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { messages, say } from '@lectern/contract';
import {
  agencyCalls,
  agencyStep1Fields,
  agencyStep2Fields,
  agencyStep3Fields,
  agencyStep4Fields,
  documentKinds,
  neededDocuments,
  type AgencyDetail,
} from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { FileListField, MultiSelectField, type FileItem } from '@lectern/ui-kit/fields';
import { DateField, FormNote, Pair, SaveBar, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { personFiles } from '../checked/person-files';
import { markOf } from '../checked/marks';
import { useCountries, type Countries } from '../student/countries';
import '../student/edit/form.css';
import { useSkills } from '../student/edit/skills';
import * as texts from '../texts/agencies';
import * as checked from '../texts/checked';
import { infoPath, listPath, onboardingPath } from './address';
import { agency as record } from './agency';
import { AboutFields, ContactFields, NumberFields, PlaceFields } from './AgencyFields';
import { useAgency } from './use-agency';

type Answer = { readonly agency: AgencyDetail };
interface StepProps<Values extends object> {
  readonly fields: ObjectShape;
  readonly initial: Values;
  readonly verb: string;
  readonly said: string;
  readonly send: (values: Values) => Promise<Answer>;
  readonly fieldOf?: (property: string) => string;
  readonly children: ReactNode;
}

/** One step as a form; saved, the next one is shown, and after the last one the agency. */
function Step<Values extends object>({ fields, initial, verb, said, fieldOf, children, ...step }: StepProps<Values>) {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const schema = useMemo(() => formSchema(fields), [fields]);
  const form = useServerForm<Values, undefined, Answer>({
    schema,
    initial,
    send: step.send,
    ...(fieldOf && { fieldOf }),
    onSaved: async ({ agency }, { leaving }) => {
      const refreshed = confirmSaved(said);
      const to = agency.onboardingStep > 4 ? infoPath(agency.id) : onboardingPath(agency.id);
      if (!leaving) void navigate(to, { replace: true });
      await refreshed;
    },
  });
  return (
    <ServerForm form={form} className="person-form">
      <FormNote text={form.note} />
      <section>{children}</section>
      <SaveBar form={form} verb={verb} cancel={texts.later} onCancel={() => void navigate(listPath)} />
    </ServerForm>
  );
}

const newContact = { name: '', firstName: '', lastName: '', countryId: '', mobile: '', email: '' } as const;
type Contact = Readonly<Record<Exclude<keyof typeof newContact, 'countryId'>, string>> & {
  readonly countryId: number | '';
};

function FirstStep({ countries }: { readonly countries: Countries }): ReactNode {
  const { mutateAsync: create } = useCall(agencyCalls.step1, { handled: [400, 409] });
  return (
    <Step<Contact>
      fields={agencyStep1Fields}
      initial={newContact}
      verb={texts.add}
      said={texts.added}
      send={({ countryId, ...values }) => create({ ...values, countryId: Number(countryId) })}
    >
      <ContactFields countries={countries} />
    </Step>
  );
}

function SecondStep({ agency }: Answer): ReactNode {
  const { id, version, taught } = agency;
  const open = (text: string): string => (agency.isMasked ? '' : text);
  const [initial] = useState(() => ({
    addressLine: open(agency.addressLine),
    city: agency.city,
    postalCode: open(agency.postalCode),
    website: agency.website,
    skillIds: taught.map(({ skillId }) => skillId) as readonly number[],
  }));
  return (
    <Step
      fields={agencyStep2Fields}
      initial={initial}
      verb={texts.saveAndGoOn}
      said={texts.stepSaved}
      send={({ skillIds, ...values }) =>
        send(agencyCalls.step2, { id, version, ...values, skillIds: [...skillIds] }, { handled: [400, 409] })
      }
    >
      <PlaceFields agency={agency} optional={false} />
      <MultiSelectField
        name="skillIds"
        label={texts.skills}
        one={texts.skill}
        help={texts.skillsHelp}
        useGroups={useSkills}
        nameOf={(skill: number) => taught.find(({ skillId }) => skillId === skill)?.name}
      />
    </Step>
  );
}

const experience = { title: '', organisation: '', startedOn: '', endedOn: '' };

function ThirdStep({ agency }: Answer): ReactNode {
  const { id, version, experiences } = agency;
  const isThere = experiences.length > 0;
  const { experiences: _rows, ...fields } = agencyStep3Fields;
  const [ownFields] = useState(() => {
    const of = agencyStep3Fields.experiences.innerType as unknown as { fields: ObjectShape };
    const { title, organisation, startedOn, endedOn } = of.fields;
    return { ...fields, ...(!isThere && { title, organisation, startedOn, endedOn }) } as ObjectShape;
  });
  const [initial] = useState(() => ({
    about: agency.about,
    foundedYear: agency.foundedYear === null ? '' : String(agency.foundedYear),
    teamSize: agency.teamSize === null ? '' : String(agency.teamSize),
    ...experience,
  }));
  return (
    <Step
      fields={ownFields}
      initial={initial}
      verb={texts.saveAndGoOn}
      said={texts.stepSaved}
      fieldOf={(property) => property.replace(/^experiences\[\d+\]\./, '')}
      send={({ about, foundedYear, teamSize, endedOn, ...row }) =>
        send(
          agencyCalls.step3,
          {
            ...{ id, version, about, foundedYear: typedNumber(foundedYear), teamSize: typedNumber(teamSize) },
            experiences: isThere ? [] : [{ ...row, endedOn: endedOn || null }],
          },
          { handled: [400, 409] },
        )
      }
    >
      <AboutFields />
      <h2>{texts.experience}</h2>
      {isThere ? (
        <p>{texts.thereAlready(experiences.map(({ title }) => title).join(', '))}</p>
      ) : (
        <>
          <TextField name="title" label={checked.experienceTitle} />
          <TextField name="organisation" label={checked.organisation} />
          <Pair>
            <DateField name="startedOn" label={checked.started} />
            <DateField name="endedOn" label={checked.ended} optional help={checked.stillThereHelp} />
          </Pair>
        </>
      )}
    </Step>
  );
}

const oneFile = array()
  .of(mixed())
  .label(checked.file)
  .min(1, say(messages.required, { field: checked.file }));

function FourthStep({ agency }: Answer): ReactNode {
  const { id, version, documents } = agency;
  const missing = neededDocuments.filter((kind) => !documents.some((document) => document.kind === kind));
  const { documents: _documents, ...numbers } = agencyStep4Fields;
  const [fields] = useState(
    () => ({ ...numbers, ...Object.fromEntries(missing.map((kind) => [kind, oneFile])) }) as ObjectShape,
  );
  const [initial] = useState(() => ({
    registrationNo: agency.registrationNo,
    legalName: agency.legalName,
    taxNo: agency.taxNo,
    ...(Object.fromEntries(missing.map((kind) => [kind, []])) as Record<string, readonly FileItem[]>),
  }));
  return (
    <Step<Record<string, unknown>>
      fields={fields}
      initial={initial}
      verb={texts.submitVerb}
      said={texts.submitted}
      send={({ registrationNo, legalName, taxNo, ...files }) =>
        send(
          agencyCalls.step4,
          {
            ...{
              id,
              version,
              registrationNo: String(registrationNo),
              legalName: String(legalName),
              taxNo: String(taxNo),
            },
            documents: missing.map((kind) => ({
              kind,
              fileId: (files[kind] as readonly FileItem[]).at(-1)?.id ?? 0,
              expiresOn: null,
            })),
          },
          { handled: [400, 409] },
        )
      }
    >
      <NumberFields />
      {neededDocuments.map((kind) =>
        missing.includes(kind) ? (
          <FileListField key={kind} name={kind} label={documentKinds[kind]} one kind={personFiles} />
        ) : (
          <p key={kind}>
            {documentKinds[kind]}: {texts.kept}
          </p>
        ),
      )}
    </Step>
  );
}

const stepsOf = [SecondStep, ThirdStep, FourthStep] as const;

/** `/agency/onboarding`: a new agency, or with `?id=` the step that is due; it can be left and taken up again. */
export default function OnboardingScreen(): ReactNode {
  const { id, read, row: agency } = useAgency();
  const countries = useCountries();
  const step = agency?.onboardingStep ?? 1;
  const Due = stepsOf[step - 2];
  const title = id === undefined ? texts.newTitle : agency ? texts.onboardingOf(agency.name) : texts.one;
  return (
    <div className="page-stack">
      <PageHeader
        title={title}
        status={agency && <StatusLabel status={markOf(agency.status)} label={record.statuses[agency.status]} filled />}
      />
      <ol className="person-steps">
        {texts.steps.map((name, at) => (
          <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
            {at + 1} {name}
          </li>
        ))}
      </ol>
      <PageRead reads={[id !== undefined && read, countries]} what={texts.theAgency} loading={texts.loading}>
        {() =>
          !agency ? (
            <FirstStep countries={countries} />
          ) : Due ? (
            <Due key={`${agency.id} ${step}`} agency={agency} />
          ) : (
            <Empty
              icon="circle-check"
              title={texts.allDone}
              action={
                <Button component={Link} to={infoPath(agency.id)}>
                  {texts.openAgency}
                </Button>
              }
            />
          )
        }
      </PageRead>
    </div>
  );
}
