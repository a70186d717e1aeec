import { useRef, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract';
import { id } from '@lectern/contract/fields';
import { idOfPerson, subscriptionChangeCalls, type Plan, type PlanKind } from '@lectern/contract/commerce';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm, type Choice, type Found } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { useNavigate } from '@lectern/ui-kit/router';
import { viewPath } from '../../subscription/address';
import { changed } from '../../subscription/changed';
import * as texts from '../../texts/subscription-page';
import { useFoundPeople } from './use-found-people';

interface Values {
  readonly personId: number | '';
}
const schemaOf = (kind: PlanKind) => formSchema({ personId: id(texts.people[kind]) });
const schemas = { student: schemaOf('student'), trainer: schemaOf('trainer') } as const;
const idName = { student: 'studentId', trainer: 'trainerId' } as const;
const initial: Values = { personId: '' };

interface Props {
  readonly kind: PlanKind;
  readonly plan: Plan;
  readonly days: number;
  /** Calls that are read again, besides the subscriptions. */
  readonly also: readonly Call[];
  readonly onClose: () => void;
}

/** Starts the trial of a plan for a student or a trainer, and leads to the subscription. */
export function TrialPanel({ kind, plan, days, also, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved([...changed, ...also]);
  const known = useRef(new Map<number, Choice<number>>());
  const { mutateAsync: start } = useCall(subscriptionChangeCalls.trial, { handled: [400, 404, 409] });
  const form = useServerForm({
    schema: schemas[kind],
    initial,
    send: ({ personId }: Values) => start({ ...idOfPerson({ kind, id: Number(personId) }), planId: plan.id }),
    fieldOf: (property) => (property === idName[kind] ? 'personId' : property),
    onSaved: async ({ id: subscriptionId }, { leaving }) => {
      await confirmSaved(texts.trialStarted);
      if (!leaving) void navigate(viewPath(subscriptionId));
    },
  });
  const useFound = (q: string, isOpen: boolean): Found<number> => {
    const found = useFoundPeople(kind, q, isOpen);
    for (const choice of found.choices) known.current.set(choice.item, choice);
    return found;
  };
  return (
    <SidePanel open title={texts.trialOf(plan.name)} onClose={onClose}>
      <PanelForm form={form} verb={texts.trialVerb}>
        <PickField
          name="personId"
          label={texts.people[kind]}
          help={texts.peopleHelp[kind]}
          choiceOf={(of: number) => known.current.get(of) ?? { key: String(of), name: '', meta: '', item: of }}
          useFound={useFound}
        />
        <p>{texts.trialMeans(days)}</p>
      </PanelForm>
    </SidePanel>
  );
}
