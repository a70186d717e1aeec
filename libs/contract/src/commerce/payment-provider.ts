import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text, version } from '../fields';
import { nothing } from '../wire';
import { choiceField } from '../records';
import { providerModes, providerNames } from './provider-names';

/** States of one step of a check. A webhook comes some seconds after the others. */
export const checkStates = { ok: 'Works', failed: 'Failed', waiting: 'Waiting' } as const;

const checkStep = object({ state: choiceField('State', checkStates).required(), text: string().required() });

/** A provider with what staff may know of its account. No key is in it. */
export const paymentProvider = object({
  id: id(),
  version: version(),
  code: choiceField('Provider', providerNames).required(),
  mode: choiceField('Mode', providerModes).required(),
  active: boolean().required(),
  isDefault: boolean().required(),
  currencies: array().of(string().required()).required(),
  /** Currencies that it may take, with its least sum in minor units. */
  offered: array()
    .of(object({ currency: string().required(), minimumMinor: number().required() }))
    .required(),
  /** Ends of the keys, empty where none is set. */
  keyHint: string().defined(),
  secretHint: string().defined(),
  secretSetAt: string().nullable().defined(),
  secretSetByName: string().nullable().defined(),
  hasWebhookSecret: boolean().required(),
  webhookSecretSetAt: string().nullable().defined(),
  /** The former webhook secret is taken until then. */
  oldSecretUntil: string().nullable().defined(),
  /** The address to which the provider sends its webhooks. */
  webhookUrl: string().required(),
  checkedAt: string().nullable().defined(),
  checkedByName: string().nullable().defined(),
  checkError: string().nullable().defined(),
  steps: array().of(checkStep).required(),
  openLinks: number().required(),
  lastEventAt: string().nullable().defined(),
  /** Webhooks of the last 24 hours. */
  events: number().required(),
  refused: number().required(),
  /** Links wait, and no webhook came for twice the usual silence at this hour. */
  isSilent: boolean().required(),
  /** Seconds by which our clock was ahead of the last signed moment, within 24 hours; null where none was signed. */
  skewSeconds: number().nullable().defined(),
});
export type PaymentProvider = InferType<typeof paymentProvider>;

const one = object({ provider: paymentProvider });
const key = (label: string) => text(label, { min: 8, max: 250 });

/** Keys as typed; they are written and never read back. */
export const providerKeyFields = {
  publicKey: key('Key id'),
  secret: key('Secret'),
  webhookSecret: key('Webhook secret'),
};

export const paymentProviderCalls = {
  list: call({
    method: 'GET',
    path: 'setting/payment-provider',
    access: ['settings'],
    request: nothing(),
    response: object({
      providers: array().of(paymentProvider).required(),
      /** The database is a demo: test money counts as money. */
      isDemo: boolean().required(),
    }),
  }),
  /**
   * Switches a provider on or off, makes it the default of new links, or sets its currencies. A live provider switches the
   * sandbox off.
   */
  save: call({
    method: 'PUT',
    path: 'setting/payment-provider',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object({
      id: id(),
      version: version(),
      active: boolean().label('State'),
      isDefault: boolean().label('Default'),
      currencies: array()
        .label('Currencies')
        .of(
          string()
            .matches(/^[A-Z]{3}$/)
            .required(),
        )
        .min(1, 'Choose a currency')
        .max(200),
    }),
    response: one,
  }),
  /** Sets keys; absent ones stay. The former webhook secret is taken for a week more. */
  saveKeys: call({
    method: 'PUT',
    path: 'setting/payment-provider/keys',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object({ id: id(), version: version(), ...providerKeyFields }),
    response: one,
  }),
  /** Asks the provider whether the keys work, and makes and ends a session with them. */
  check: call({
    method: 'POST',
    path: 'setting/test-payment',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    request: object({ id: id(), version: version() }),
    response: one,
  }),
  /** The webhooks of one provider in the last 24 hours. */
  webhooks: call({
    method: 'GET',
    path: 'setting/payment-provider/webhooks',
    access: ['settings'],
    request: object({ id: id() }),
    response: object({
      hours: array()
        .of(object({ from: string().required(), events: number().required() }))
        .required(),
      /** Seconds until half, and until 95 of 100, were applied; null without any. */
      halfWithin: number().nullable().defined(),
      mostWithin: number().nullable().defined(),
      waiting: number().required(),
      oldestWaitingAt: string().nullable().defined(),
      ignored: number().required(),
      failures: array()
        .of(
          object({
            reason: string().required(),
            count: number().required(),
            lastAt: string().required(),
            skewSeconds: number().nullable().defined(),
          }),
        )
        .required(),
    }),
  }),
} as const;
