export { transitionsOf, type Offered } from './flow/transitions';
export { useTransitions } from './flow/use-transitions';
