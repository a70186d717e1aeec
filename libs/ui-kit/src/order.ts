export { placedAt } from './order/lift';
export { useOrder, type OrderWords } from './order/use-order';
