export { DayBars, type DayCount } from './chart/DayBars';
