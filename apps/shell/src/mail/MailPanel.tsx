import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { mailCalls, mailStates, type MailDetail } from '@lectern/contract/platform/mail';
import { PanelBody, SidePanel, StatusLabel, timeText } from '@lectern/ui-kit';
import { CopyLink, PanelRead } from '@lectern/ui-kit/detail';
import * as texts from '../texts/mail';
import { MailText } from './MailText';
import './mail.css';

function Facts({ mail }: { readonly mail: MailDetail }): ReactNode {
  const { to, state, createdAt, sentAt, attempts, error } = mail;
  return (
    <dl className="mail-facts">
      <dt>{texts.to}</dt>
      <dd>{to}</dd>
      <dt>{texts.state}</dt>
      <dd>
        <StatusLabel status={mailStates[state]} />
      </dd>
      <dt>{texts.created}</dt>
      <dd>{timeText(createdAt)}</dd>
      {state === 'sent' && sentAt && (
        <>
          <dt>{texts.sent}</dt>
          <dd>{timeText(sentAt)}</dd>
        </>
      )}
      {attempts > 1 && (
        <>
          <dt>{texts.attempts}</dt>
          <dd>{attempts}</dd>
        </>
      )}
      {error && (
        <>
          <dt>{state === 'queued' ? texts.waitsFor : texts.why}</dt>
          <dd>{error}</dd>
        </>
      )}
    </dl>
  );
}

/** One mail next to the list: what became of it, and its text. */
export function MailPanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }): ReactNode {
  const read = useRead(mailCalls.detail, { id }, { handled: 'all', staleTime: 0 });
  const mail = read.data?.mail;
  return (
    <SidePanel open title={mail?.subject ?? texts.one} onClose={onClose} actions={<CopyLink />}>
      <PanelRead reads={[read]} what={texts.theMail}>
        {() =>
          mail && (
            <PanelBody>
              <Facts mail={mail} />
              <MailText mail={mail} />
            </PanelBody>
          )
        }
      </PanelRead>
    </SidePanel>
  );
}
