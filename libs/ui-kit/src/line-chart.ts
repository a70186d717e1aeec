export { type ChartPoint, type ChartValue } from './chart/chart-point';
export { LineChart } from './chart/LineChart';
export { shortForm } from './chart/short-form';
