export { PasswordControl } from './password/PasswordControl';
