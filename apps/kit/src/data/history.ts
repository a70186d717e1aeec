import type { AuditRow } from '@lectern/contract/platform/audit';

const auditRow = (id: number, at: string, action: string, over: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at,
  action,
  actorName: 'Rohan Desai',
  impersonatorName: null,
  isOwn: false,
  changes: [],
  ...over,
});

/** The history of a skill, the newest first. */
export const auditRows: AuditRow[] = [
  auditRow(9, '2026-11-20T11:34:00.000Z', 'skill.update', {
    changes: [
      { field: 'name', before: 'Titraton', after: 'Titration' },
      { field: 'aliases', before: '', after: 'Volumetry' },
    ],
  }),
  auditRow(8, '2026-11-20T09:02:00.000Z', 'skill.changeStatus', {
    actorName: 'Aarav Sharma',
    impersonatorName: 'Meera Nair',
    changes: [{ field: 'status', before: 'inactive', after: 'active' }],
  }),
  auditRow(7, '2026-11-12T09:02:00.000Z', 'skill.restore', { actorName: null }),
  auditRow(6, '2026-10-12T09:02:00.000Z', 'skill.create'),
];
