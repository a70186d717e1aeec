import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import {
  eventStates,
  paymentCalls,
  paymentProviders,
  type PaymentEvent,
  type RawEvent,
} from '@lectern/contract/commerce';
import { PanelBody, SidePanel } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { FactList } from '../facts/FactList';
import { momentText } from '../seconds';
import * as texts from '../texts/payment-event';
import './event-panel.css';

function Payload({ payload }: Pick<RawEvent, 'payload'>): ReactNode {
  if (payload === null) return <p>{texts.emptied}</p>;
  return (
    <>
      <p>{texts.cleaned}</p>
      <pre className="event-raw" tabIndex={0}>
        {typeof payload === 'string' ? payload : JSON.stringify(payload, null, 2)}
      </pre>
    </>
  );
}

function Whole({ event }: { readonly event: RawEvent }): ReactNode {
  const { eventId, provider, occurredAt, receivedAt, state, attempts, error, payload } = event;
  return (
    <PanelBody>
      <FactList
        title={texts.raw}
        facts={[
          [texts.facts.event, eventId],
          [texts.facts.provider, paymentProviders[provider]],
          [texts.facts.sent, momentText(occurredAt)],
          [texts.facts.arrived, momentText(receivedAt)],
          [texts.facts.state, eventStates[state]],
          [texts.facts.tries, attempts > 0 && String(attempts)],
          [texts.facts.error, error],
        ]}
      />
      <FactList title={texts.said}>
        <Payload payload={payload} />
      </FactList>
    </PanelBody>
  );
}

interface Props {
  readonly event: Pick<PaymentEvent, 'id' | 'kind'>;
  readonly onClose: () => void;
}

/** One event of a payment next to its page, as the provider sent it, without keys and cards. */
export function EventPanel({ event: { id, kind }, onClose }: Props): ReactNode {
  const read = useRead(paymentCalls.event, { id }, { handled: 'all', staleTime: 0 });
  return (
    <SidePanel open title={kind} onClose={onClose}>
      <PanelRead reads={[read]} what={texts.theEvent}>
        {() => read.data && <Whole event={read.data} />}
      </PanelRead>
    </SidePanel>
  );
}
