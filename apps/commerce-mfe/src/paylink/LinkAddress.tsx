import { useState, type ReactNode } from 'react';
import { fullMoney, type PaylinkDetail } from '@lectern/contract/commerce';
import { Icon } from '@lectern/ui-kit/icons';
import { phone, saveBlob, useMedia } from '@lectern/ui-kit/list';
import { Button, Dialog } from '@lectern/ui-kit/mui';
import * as texts from '../texts/paylink-made';
import { icons } from './icons';
import { dayAndClock, zoneName } from './moments';
import { QrCode } from './QrCode';
import { qrSvg } from './qr-file';

interface Props {
  readonly link: PaylinkDetail;
  /** The words around the address; the person's own program sends them. */
  readonly text: string;
}

const closedText = ({ status, totalMinor, closeReason }: PaylinkDetail): string => {
  if (totalMinor === 0) return texts.nothingToPay;
  if (status === 'paid') return texts.isPaid;
  return texts.closedSince(status === 'cancelled' ? closeReason : '');
};

/** The address of a link with its QR code and the ways to send it. */
export function LinkAddress({ link, text }: Props): ReactNode {
  const isPhone = useMedia(phone);
  const [isLarge, setLarge] = useState(false);
  const { url, qrPath, qrSize, billTo, item, personName, expiresAt, zone, id } = link;
  const said = encodeURIComponent(text);
  const qr = qrPath === null ? undefined : <QrCode path={qrPath} size={qrSize} />;
  const mail = `mailto:${encodeURIComponent(billTo.email)}?subject=${encodeURIComponent(texts.subject(item.title))}&body=${said}`;
  const save = (): void => {
    if (qrPath !== null) saveBlob(new File([qrSvg(qrPath, qrSize)], texts.qrFile(id), { type: 'image/svg+xml' }));
  };
  return (
    <section className="paylink-made" aria-label={texts.theLink}>
      {!isPhone && qr}
      <div>
        <p className="paylink-made-sum">{fullMoney(link.totalMinor, link)}</p>
        <p className="paylink-made-of">{texts.forWhom(item.title, personName, billTo.name)}</p>
        <p className="paylink-made-of">
          {url === null ? closedText(link) : texts.openUntil(`${dayAndClock(expiresAt, zone)} ${zoneName(zone)}`)}
        </p>
        {url !== null && (
          <>
            <div className="paylink-address">
              <span aria-label={texts.address}>{url}</span>
              <Button
                variant="text"
                size="small"
                startIcon={<Icon name={icons.external} />}
                href={url}
                target="_blank"
                rel="noreferrer"
              >
                {texts.open}
              </Button>
            </div>
            <div className="paylink-ways">
              <Button
                startIcon={<Icon name={icons.message} />}
                href={`https://wa.me/?text=${said}`}
                target="_blank"
                rel="noreferrer"
              >
                {texts.whatsApp}
              </Button>
              <Button startIcon={<Icon name="mail" />} href={mail}>
                {texts.mail}
              </Button>
              <Button startIcon={<Icon name={icons.phone} />} href={`sms:?body=${said}`}>
                {texts.sms}
              </Button>
              {isPhone ? (
                <Button startIcon={<Icon name={icons.qr} />} onClick={() => setLarge(true)}>
                  {texts.showQr}
                </Button>
              ) : (
                <Button startIcon={<Icon name={icons.download} />} onClick={save}>
                  {texts.saveQr}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {isLarge && (
        <Dialog open fullScreen onClose={() => setLarge(false)} aria-label={texts.qrCode} className="paylink-qr-large">
          {qr}
          <Button onClick={() => setLarge(false)}>{texts.closeQr}</Button>
        </Dialog>
      )}
    </section>
  );
}
