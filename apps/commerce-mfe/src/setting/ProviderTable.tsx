import type { ReactNode } from 'react';
import { providerModes, type PaymentProvider } from '@lectern/contract/commerce';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import * as texts from '../texts/setting-payments';
import { clockTone } from './clock-tone';
import { checkOf, leadOf, stateOf, takesText } from './provider-words';
import { ProviderMenu } from './ProviderMenu';

interface Props {
  readonly providers: readonly PaymentProvider[];
  readonly current: number | undefined;
  readonly mayEdit: boolean;
  readonly onChoose: (id: number) => void;
}

/** A word with a fill: test money never looks like money. */
function Mode({ mode }: Pick<PaymentProvider, 'mode'>): ReactNode {
  return <span className={`money-mode is-${mode}`}>{providerModes[mode]}</span>;
}

function Checked({ provider }: { readonly provider: PaymentProvider }): ReactNode {
  const check = checkOf(provider);
  if (!check) return <span className="money-dim">{texts.noKeys}</span>;
  return (
    <>
      <StatusLabel status={check[0]} label={check[1]} />
      {provider.checkedAt && <small>{texts.checkedOn(timeText(provider.checkedAt), provider.checkedByName)}</small>}
    </>
  );
}

function Events({
  provider: { code, lastEventAt, events, refused },
}: {
  readonly provider: PaymentProvider;
}): ReactNode {
  if (code === 'manual') return <span className="money-dim">{texts.none}</span>;
  return (
    <>
      {lastEventAt ? timeText(lastEventAt) : <span className="money-dim">{texts.noneYet}</span>}
      {(lastEventAt !== null || refused > 0) && <small>{texts.inADay(events, refused)}</small>}
    </>
  );
}

function Clock({ skewSeconds }: Pick<PaymentProvider, 'skewSeconds'>): ReactNode {
  if (skewSeconds === null) return <span className="money-dim">{texts.none}</span>;
  const tone = clockTone(skewSeconds);
  return (
    <>
      <span className={tone && `money-${tone}`}>{texts.clockDifference(skewSeconds)}</span>
      <small>{texts.clockLimit}</small>
    </>
  );
}

/** The providers, one a row; on a phone one a card. The chosen one is shown below. */
export function ProviderTable({ providers, current, mayEdit, onChoose }: Props): ReactNode {
  return (
    <table className="money-table is-providers" aria-label={texts.providers}>
      <thead>
        <tr>
          {Object.values(texts.heads).map((head) => (
            <th key={head} scope="col" className={head === texts.heads.clock ? 'money-number' : undefined}>
              {head}
            </th>
          ))}
          {mayEdit && <td />}
        </tr>
      </thead>
      <tbody>
        {providers.map((provider) => {
          const { id, code, mode, skewSeconds } = provider;
          const [status, word] = stateOf(provider);
          const name = texts.nameOf(code, mode);
          const lead = leadOf(provider, providers);
          return (
            <tr key={id} className={id === current ? 'is-current' : undefined}>
              <th scope="row">
                <button type="button" aria-pressed={id === current} onClick={() => onChoose(id)}>
                  {name}
                </button>
                {lead && <small>{lead}</small>}
              </th>
              <td data-head={texts.heads.mode}>
                <Mode mode={mode} />
              </td>
              <td data-head={texts.heads.takes}>{takesText(provider)}</td>
              <td data-head={texts.heads.checked}>
                <Checked provider={provider} />
              </td>
              <td data-head={texts.heads.lastEvent}>
                <Events provider={provider} />
              </td>
              <td data-head={texts.heads.clock} className="money-number">
                <Clock skewSeconds={skewSeconds} />
              </td>
              <td data-head={texts.heads.state}>
                <StatusLabel status={status} label={word} />
              </td>
              {mayEdit && (
                <td className="money-menu">
                  <ProviderMenu {...{ provider, providers, name }} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
