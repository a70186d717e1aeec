import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { paylinkCalls, type PaylinkDetail } from '@lectern/contract/commerce';
import { announce, KeyCap, notify } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { phone, useMedia } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { shortcuts } from '@lectern/ui-kit/shortcuts';
import * as texts from '../texts/paylink-made';
import { icons } from './icons';
import { useCopied } from './use-copied';
import { useKeys } from './use-keys';
import './bar.css';

interface Props {
  readonly link: PaylinkDetail;
  readonly text: string;
  readonly onChanged: () => void;
  readonly onNew: () => void;
}

/** The foot of a link that was made: cancel it, make the next, copy or share it. */
export function MadeBar({ link, text, onChanged, onNew }: Props): ReactNode {
  const isPhone = useMedia(phone);
  const [isCancelling, setCancelling] = useState(false);
  const { isCopied, copy } = useCopied();
  const { mutateAsync: cancel } = useCall(paylinkCalls.cancel, { handled: [400, 409] });
  const primary = useRef<HTMLButtonElement>(null);
  const { id, version, url } = link;
  useEffect(() => primary.current?.focus(), [id]);
  const copyUrl = (): void => {
    if (url !== null) void copy(url).then(() => announce(texts.copied));
  };
  const share = (): void => {
    // The sheet that is closed without sending is no error.
    if (typeof navigator.share === 'function') void navigator.share({ text }).catch(() => undefined);
    else copyUrl();
  };
  useKeys({ C: url === null ? undefined : copyUrl, N: onNew });
  return (
    <div className="save-bar paylink-bar">
      {link.status === 'open' && (
        <Button variant="text" color="error" className="paylink-cancel" onClick={() => setCancelling(true)}>
          {texts.cancelLink}
        </Button>
      )}
      <Button
        className="paylink-last"
        ref={url === null ? primary : undefined}
        onClick={onNew}
        {...shortcuts({ N: texts.keys.N })}
      >
        {texts.newLink}
        <span className="paylink-key" aria-hidden="true">
          <KeyCap>{texts.keyNames.fresh}</KeyCap>
        </span>
      </Button>
      {url !== null && (
        <Button
          ref={primary}
          variant="contained"
          startIcon={<Icon name={isPhone ? icons.share : isCopied ? 'check' : 'copy'} />}
          onClick={isPhone ? share : copyUrl}
          {...shortcuts({ C: texts.keys.C })}
        >
          {isCopied ? texts.copied : isPhone ? texts.share : texts.copyLink}
          <span className="paylink-key" aria-hidden="true">
            <KeyCap>{texts.keyNames.copy}</KeyCap>
          </span>
        </Button>
      )}
      {isCancelling && (
        <ReasonDialog
          danger
          title={texts.cancelTitle}
          verb={texts.cancelVerb}
          send={(reason) => cancel({ id, version, reason })}
          onDone={() => {
            notify('success', texts.isCancelled);
            onChanged();
          }}
          onClose={() => setCancelling(false)}
        >
          {(link.payingSince ?? link.onItsWaySince) && link.status === 'open'
            ? `${texts.someonePays} ${texts.cancelMeans}`
            : texts.cancelMeans}
        </ReasonDialog>
      )}
    </div>
  );
}
