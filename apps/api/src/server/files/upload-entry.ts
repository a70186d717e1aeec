import type { ShownFile } from '@lectern/contract/platform/file';
import type { AuditEntry } from '../calls/audit';

/** What the audit log says of a file that somebody has sent. */
export const uploadEntry = (
  { file: { id, name, mime, bytes, purpose } }: ShownFile,
  drawing?: { readonly kind: string },
): AuditEntry => ({
  action: 'file.upload',
  entity: 'files',
  entityId: id,
  label: name,
  changes: {
    purpose: [null, purpose],
    mime: [null, mime],
    bytes: [null, bytes],
    ...(drawing && { drawing: [null, drawing.kind] }),
  },
});
