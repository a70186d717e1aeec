import type { ProviderEvent } from '../provider';
import { toOurs, type Scales } from '../scale';
import type { StripeIntent, StripePresentment, StripeSession } from './objects';

type Sums = Pick<
  NonNullable<ProviderEvent['payment']>,
  'chargedMinor' | 'chargedCurrency' | 'settledMinor' | 'settledCurrency'
>;

const sums = (
  scales: Scales,
  settled: readonly [amount: number, currency: string],
  charged: readonly [amount: number, currency: string] = settled,
): Sums => {
  const [settledCurrency, chargedCurrency] = [settled[1].toUpperCase(), charged[1].toUpperCase()];
  return {
    chargedMinor: toOurs(scales, chargedCurrency, charged[0]),
    chargedCurrency,
    settledMinor: toOurs(scales, settledCurrency, settled[0]),
    settledCurrency,
  };
};

const presented = (details: StripePresentment | null | undefined) =>
  details ? ([details.presentment_amount, details.presentment_currency] as const) : undefined;

/** The sums of a session. Where the payer paid in a currency of their own, it settles by the sum that we asked for. */
export const sessionSums = (
  { amount_total, currency, currency_conversion: conversion, presentment_details: details }: StripeSession,
  scales: Scales,
): Sums => {
  const total = [amount_total ?? 0, currency ?? ''] as const;
  return conversion
    ? sums(scales, [conversion.amount_total, conversion.source_currency], total)
    : sums(scales, total, presented(details));
};

/** The sums of a payment, as far as it was taken. */
export const intentSums = (
  { amount, amount_received, currency, presentment_details: details }: StripeIntent,
  scales: Scales,
): Sums => sums(scales, [amount_received || amount, currency], presented(details));
