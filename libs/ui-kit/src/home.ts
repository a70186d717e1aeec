export { HomeBlock } from './home/HomeBlock';
