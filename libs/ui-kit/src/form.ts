export { PanelForm } from './form/PanelForm';
export { Select, type SelectOption } from './form/Select';
export { SelectField } from './form/SelectField';
export { FormNote, ServerForm } from './form/ServerForm';
export { SwitchField } from './form/SwitchField';
export { TextAreaField } from './form/TextAreaField';
export { TextField } from './form/TextField';
export { type ConflictOptions, type ServerFormOptions, type ServerFormState } from './form/types';
export { useServerForm } from './form/use-server-form';
