/** The name of the job that makes codes. */
export const codesJobName = 'coupon.codes';

/** The payload of the job. */
export interface CodesPayload {
  readonly couponId: number;
  readonly prefix: string;
  readonly count: number;
}
