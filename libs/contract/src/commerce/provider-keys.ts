import { keyedProviders, providerModes, providerNames, type ProviderCode, type ProviderMode } from './provider-names';

/** Keys as typed; an absent one stays as it is. */
export interface TypedKeys {
  readonly publicKey?: string | undefined;
  readonly secret?: string | undefined;
  readonly webhookSecret?: string | undefined;
}

type KeyName = keyof TypedKeys;

/** Forms of keys, by provider. Razorpay's secrets have no form of their own. */
const forms: Partial<Record<ProviderCode, Partial<Record<KeyName, RegExp>>>> = {
  razorpay: { publicKey: /^rzp_(test|live)_[A-Za-z0-9]{6,40}$/ },
  stripe: { secret: /^(?:sk|rk)_(test|live)_[A-Za-z0-9]{10,240}$/, webhookSecret: /^whsec_[A-Za-z0-9+/=]{10,240}$/ },
};

const labels: Record<KeyName, string> = { publicKey: 'Key id', secret: 'Secret', webhookSecret: 'Webhook secret' };

const faultOf = (code: ProviderCode, mode: ProviderMode, name: KeyName, text: string): string | undefined => {
  const form = forms[code]?.[name];
  const found = form?.exec(text);
  if (form && !found) return `This is no ${labels[name].toLowerCase()} of ${providerNames[code]}`;
  const keyMode = found?.[1] as ProviderMode | undefined;
  if (keyMode && keyMode !== mode)
    return `This is a ${providerModes[keyMode].toLowerCase()} key, and this account is ${mode}`;
  return /\s/.test(text) ? `${labels[name]} is Invalid` : undefined;
};

/** Faults of typed keys by their fields. Test keys of a live account are refused by name. */
export const keyFaults = (
  code: ProviderCode,
  mode: ProviderMode,
  keys: TypedKeys,
): readonly (readonly [field: KeyName, message: string])[] => {
  if (!keyedProviders.includes(code)) return [['secret', `${providerNames[code]} has no keys`]];
  return (['publicKey', 'secret', 'webhookSecret'] as const).flatMap((name) => {
    const text = keys[name];
    const fault = text === undefined ? undefined : faultOf(code, mode, name, text);
    return fault === undefined ? [] : [[name, fault] as const];
  });
};

/** The end of a key, for staff who compare: 'sk_live_•••••8Q2f'. */
export const keyHint = (key: string): string => {
  const start = /^[a-z]{2,5}_(?:test|live)_/.exec(key)?.[0] ?? '';
  return key.length - start.length < 8 ? `${start}•••••` : `${start}•••••${key.slice(-4)}`;
};
