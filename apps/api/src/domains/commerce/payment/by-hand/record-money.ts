import { fullMoney, handMethods, type moneyByHandCalls } from '@lectern/contract/commerce';
import { badRequest, conflict, fieldConflict, fieldError, notFound } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { lockOrder } from '../lock-order';
import { noticeToHolders, paymentPage } from '../notices';
import { insertMoney, readPaymentRow, readRecordable, type Recordable } from './by-hand.queries';
import { requireProof } from './proof';

/** The refusal of a record; undefined where the order takes it. */
export const recordRefusal = ({ orderStatus, linkStatus, hasOther, isOn }: Recordable): string | undefined => {
  if (!isOn) return 'Money by hand is switched off in the settings';
  if (orderStatus === 'paid') return 'This order is paid already';
  if (orderStatus !== 'open' || linkStatus !== 'open') return 'This link is not open any more: make a new one';
  return hasOther ? 'A payment of this order is on its way' : undefined;
};

/** Records money that came by bank, UPI or cash. The other holders of paymentVerify are asked to confirm it. */
export const recordMoney: Handler<typeof moneyByHandCalls.record> = async ({ request, db, actor, audit }) => {
  const { orderId, method, receivedOn, fileId = null } = request;
  if (fileId !== null) await requireProof(db, fileId, actor.userId);
  await lockOrder(db, orderId);
  const order = await readRecordable(db, orderId, receivedOn);
  if (!order) throw notFound();
  const refusal = recordRefusal(order);
  if (refusal !== undefined) throw conflict(refusal);
  if (order.isAhead) throw badRequest(fieldError('receivedOn', 'ahead', 'This day has not begun'));
  const reference = request.reference.trim().replace(/\s+/g, ' ');
  const id = await insertMoney(db, { orderId, method, reference, receivedOn, fileId, recordedBy: actor.userId });
  if (id === undefined) throw fieldConflict('reference', 'A payment with this reference is recorded already');
  const payment = await readPaymentRow(db, id);
  const sum = fullMoney(payment.amountMinor, payment);
  await noticeToHolders(db, 'paymentVerify', {
    title: `Money to confirm: ${sum}, ${payment.title}`,
    body: `${actor.name} recorded ${sum} of ${payment.payerName}. Method: ${handMethods[method]}. Reference: ${reference}. Received on ${receivedOn}.`,
    link: paymentPage(id),
    key: `manual:${id}`,
    except: actor.userId,
  });
  const label = `${sum}, ${payment.title}, ${payment.personName}`;
  audit({
    action: 'payment.record',
    entity: 'payments',
    entityId: id,
    label,
    changes: {
      status: [null, 'authorized'],
      method: [null, method],
      reference: [null, reference],
      receivedOn: [null, receivedOn],
      ...(fileId !== null && { fileId: [null, fileId] }),
    },
  });
  if (order.linkId !== null)
    audit({ action: 'paymentLink.record', entity: 'payment_links', entityId: order.linkId, label: payment.title });
  return { payment };
};
