/** How the mobile numbers of a country are made. */
export interface NumberingPlan {
  readonly dialCode: string;
  readonly mobileMin: number;
  readonly mobileMax: number;
}

/** A national number as it is typed, in E.164; undefined when it has not the digits that the country's numbers have. */
export const e164Of = (typed: string, { dialCode, mobileMin, mobileMax }: NumberingPlan): string | undefined => {
  // The 0 before a national number is dialled at home only.
  const digits = typed.replace(/ /g, '').replace(/^0+/, '');
  return digits.length >= mobileMin && digits.length <= mobileMax ? dialCode + digits : undefined;
};
