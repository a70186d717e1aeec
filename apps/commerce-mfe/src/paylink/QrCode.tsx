import type { ReactNode } from 'react';
import * as texts from '../texts/paylink-made';

/** The QR code of a link, dark on white in both themes. */
export function QrCode({ path, size }: { readonly path: string; readonly size: number }): ReactNode {
  return (
    <div className="paylink-qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qrCode} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </div>
  );
}
