import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  activationBlocker,
  deactivationBlocker,
  defaultBlocker,
  endedSandbox,
  paymentProviderCalls,
  type PaymentProvider,
} from '@lectern/contract/commerce';
import { ConfirmDialog, RowMenu, useAction, type RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/setting-payments';
import { CurrenciesPanel } from './CurrenciesPanel';
import { lostWhenOff, servedWhenOn, takesText } from './provider-words';

interface Props {
  readonly provider: PaymentProvider;
  readonly providers: readonly PaymentProvider[];
  readonly name: string;
}

type Step = 'on' | 'off' | 'default';

const changed = [paymentProviderCalls.list];

/** The question of a step, its verb, and the values that it sends. */
const stepOf = (step: Step, { provider, providers, name }: Props) =>
  ({
    on: {
      title: texts.switchOnTitle(name),
      means: endedSandbox(provider, providers)
        ? texts.endsSandbox
        : texts.switchOnMeans(servedWhenOn(provider, providers)),
      verb: texts.switchOn,
      sent: { active: true },
      done: texts.switchedOn,
    },
    off: {
      title: texts.switchOffTitle(name),
      means: texts.switchOffMeans(provider.openLinks, lostWhenOff(provider, providers)),
      verb: texts.switchOff,
      sent: { active: false },
      done: texts.switchedOff,
    },
    default: {
      title: texts.defaultTitle(name),
      means: texts.defaultMeans(takesText(provider)),
      verb: texts.makeDefault,
      sent: { isDefault: true },
      done: texts.madeDefault,
    },
  })[step];

const withReason = (action: RowAction, disabledReason: string | undefined): RowAction =>
  disabledReason === undefined ? action : { ...action, disabledReason };

/** The actions of a provider. One that its state does not allow says why, by the rules of the API. */
export function ProviderMenu(props: Props): ReactNode {
  const { provider, providers, name } = props;
  const [step, setStep] = useState<Step>();
  const [isEditing, setEditing] = useState(false);
  const { mutateAsync: save, isPending } = useCall(paymentProviderCalls.save);
  const act = useAction(changed);
  const question = step && stepOf(step, props);
  const others = providers.filter(({ id }) => id !== provider.id);
  const confirm = async (): Promise<void> => {
    if (!question) return;
    const { id, version } = provider;
    await act(() => save({ id, version, ...question.sent }), { successText: question.done });
    setStep(undefined);
  };
  const actions: readonly RowAction[] = [
    provider.active
      ? withReason(
          { label: texts.switchOff, icon: 'circle-slash', onSelect: () => setStep('off'), danger: true },
          deactivationBlocker(provider),
        )
      : withReason(
          { label: texts.switchOn, icon: 'circle-play', onSelect: () => setStep('on') },
          activationBlocker(provider, others),
        ),
    ...(provider.isDefault
      ? []
      : [
          withReason(
            { label: texts.makeDefault, icon: 'circle-check', onSelect: () => setStep('default') },
            defaultBlocker(provider),
          ),
        ]),
    { label: texts.editCurrencies, icon: 'pencil', onSelect: () => setEditing(true) },
  ];
  return (
    <>
      <RowMenu label={texts.actionsFor(name)} actions={actions} />
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          verb={question.verb}
          danger={step === 'off'}
          busy={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setStep(undefined)}
        >
          {question.means}
        </ConfirmDialog>
      )}
      {isEditing && <CurrenciesPanel {...{ provider, name }} onClose={() => setEditing(false)} />}
    </>
  );
}
