/** `campaign-worker.ts URL FOLDER`: a worker that makes the codes of campaigns and sends mails into a folder, until it is killed. */
import { createDatabase } from '../src/database/connect';
import { couponCodesJob } from '../src/domains/commerce/coupon/codes/codes-job';
import type { WorkerServices } from '../src/server/jobs/job';
import { createWorker } from '../src/server/jobs/worker';
import { folderMailer } from '../src/server/mail/folder-mailer';
import { sendMails } from '../src/server/mail/send-mails';
import { testTools } from '../src/testing/tools';

const [url = '', folder = ''] = process.argv.slice(2);
const { db, pool } = createDatabase(url, { max: 4 });
const services = { db, ...testTools, mailer: folderMailer(folder, 'Lectern <no-reply@localhost>') };
const worker = createWorker({
  services: services as unknown as WorkerServices,
  pool,
  handlers: [couponCodesJob, sendMails],
  report: (error) => console.error(error),
});
process.stdin.resume().once('end', () => process.exit(0));
await worker.start();
