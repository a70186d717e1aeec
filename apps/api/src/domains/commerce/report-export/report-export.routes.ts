import type { reportExportCalls } from '@lectern/contract/commerce';
import type { Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import type { Services } from '../../../server/services';
import { readTable } from './read-table';
import { reportFile, reportTitle } from './report-file';

/** Reports as files, each noted in the audit log. */
export const reportExportHandlers = ({ fonts }: Pick<Services, 'fonts'>): Handlers<typeof reportExportCalls> => ({
  async read({ request: { format, ...request }, db, actor, audit }) {
    refuseWithoutRight(['exportData'], actor);
    const file = await reportFile(request, await readTable(db, request), format, fonts);
    audit({
      action: 'report.export',
      entity: 'reports',
      entityId: request.report,
      label: reportTitle(request),
      changes: { format: [null, format], from: [null, request.from], to: [null, request.to] },
    });
    return file;
  },
});
