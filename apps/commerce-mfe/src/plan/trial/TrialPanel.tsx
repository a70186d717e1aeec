import { useRef, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract';
import { id } from '@lectern/contract/fields';
import { subscriptionChangeCalls, type Plan } from '@lectern/contract/commerce';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm, type Choice, type Found } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { useNavigate } from '@lectern/ui-kit/router';
import { viewPath } from '../../subscription/address';
import { changed } from '../../subscription/changed';
import * as texts from '../../texts/subscription-page';
import { useFoundStudents } from './use-found-students';

interface Values {
  readonly studentId: number | '';
}
const schema = formSchema({ studentId: id('Student') });
const initial: Values = { studentId: '' };

interface Props {
  readonly plan: Plan;
  readonly days: number;
  /** Calls that are read again, besides the subscriptions. */
  readonly also: readonly Call[];
  readonly onClose: () => void;
}

/** Starts the trial of a plan for a student, and leads to the subscription. */
export function TrialPanel({ plan, days, also, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved([...changed, ...also]);
  const known = useRef(new Map<number, Choice<number>>());
  const { mutateAsync: start } = useCall(subscriptionChangeCalls.trial, { handled: [400, 404, 409] });
  const form = useServerForm({
    schema,
    initial,
    send: ({ studentId }: Values) => start({ studentId: Number(studentId), planId: plan.id }),
    onSaved: async ({ id: subscriptionId }, { leaving }) => {
      await confirmSaved(texts.trialStarted);
      if (!leaving) void navigate(viewPath(subscriptionId));
    },
  });
  const useFound = (q: string, isOpen: boolean): Found<number> => {
    const found = useFoundStudents(q, isOpen);
    for (const choice of found.choices) known.current.set(choice.item, choice);
    return found;
  };
  return (
    <SidePanel open title={texts.trialOf(plan.name)} onClose={onClose}>
      <PanelForm form={form} verb={texts.trialVerb}>
        <PickField
          name="studentId"
          label={texts.student}
          help={texts.studentHelp}
          choiceOf={(of: number) => known.current.get(of) ?? { key: String(of), name: '', meta: '', item: of }}
          useFound={useFound}
        />
        <p>{texts.trialMeans(days)}</p>
      </PanelForm>
    </SidePanel>
  );
}
