export * from './coupon';
export * from './coupon-fields';
export * from './coupon-figures';
export * from './coupon-fixed';
export * from './coupon-states';
export * from './coupon-terms';
export * from './discount';
export * from './money';
