import type { batchReportCalls } from '@lectern/contract/people';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { pdfOf } from '../../../server/documents/pdf-tables';
import type { Services } from '../../../server/services';
import { readBatch } from '../batch-parts/live-batch';
import { reportPages } from './report-pdf';
import { readReport } from './report.queries';

export const batchReportHandlers = ({ fonts }: Pick<Services, 'fonts'>): Handlers<typeof batchReportCalls> => ({
  report: async ({ request, db }) => ({ report: await readReport(db, request) }),
  pdf: async ({ request, db, actor, audit }) => {
    refuseWithoutRight(['exportData'], actor);
    const batch = await readBatch(db, request.batchId);
    const report = await readReport(db, request);
    const student = request.studentId === undefined ? undefined : report.students[0]?.name;
    if (request.studentId !== undefined && student === undefined) throw notFound();
    audit({
      action: 'batch.report',
      entity: 'batches',
      entityId: batch.id,
      label: batch.title,
      changes: { format: [null, 'pdf'], ...(student !== undefined && { student: [null, student] }) },
    });
    const bytes = await pdfOf(reportPages(batch, report, student), fonts);
    return { name: `Report of ${student ?? batch.title}.pdf`, type: 'application/pdf', bytes };
  },
});
