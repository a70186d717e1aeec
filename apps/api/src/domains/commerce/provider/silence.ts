/** Webhooks of a provider as far as they say how long it is usually silent. */
export interface WebhookTimes {
  readonly lastEventAt: string | null;
  /** Webhooks that came in this hour of the day, on the days before today. */
  readonly inThisHour: number;
  /** Days before today for which there are webhooks, at most 28. */
  readonly days: number;
  /** Links that wait for a payment. */
  readonly openLinks: number;
}

const minute = 60_000;
/** A silence that says nothing, in minutes, however busy the provider is. */
const shortest = 30;

/**
 * True when links wait and no webhook came for twice the usual silence at this hour. It takes half an hour at least. Where none ever
 * came at this hour nothing is missed.
 */
export const isSilent = ({ lastEventAt, inThisHour, days, openLinks }: WebhookTimes, now = Date.now()): boolean => {
  if (lastEventAt === null || inThisHour === 0 || openLinks === 0) return false;
  const usual = (days * 60) / inThisHour;
  return now - Date.parse(lastEventAt) > Math.max(2 * usual, shortest) * minute;
};
