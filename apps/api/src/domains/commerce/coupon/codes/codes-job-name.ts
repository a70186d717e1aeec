/** The name of the job that makes codes. */
export const codesJobName = 'coupon.codes';

/** What the queue keeps of it. */
export interface CodesPayload {
  readonly couponId: number;
  readonly prefix: string;
  readonly count: number;
}
