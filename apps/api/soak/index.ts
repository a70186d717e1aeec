export { soakCanaries } from './canaries';
export { soakHostile } from './hostile';
export { soakSeats } from './seats';
