/** The general settings. */
export const productName = 'Product name';
export const productNameHelp = 'Shown in the sidebar and in the title of each page.';
export const supportEmail = 'Support e-mail';
export const supportEmailHelp = 'Where students and trainers write to.';
export const timeZone = 'Time zone';
export const timeZoneHelp = 'All dates and times are shown, entered and exported in this time zone, for everybody.';
export const chooseTimeZone = 'Choose a time zone';
export const save = 'Save';
export const saved = 'Settings saved';
export const discard = 'Discard changes';
export const theSettings = 'The settings';
export const loading = 'Loading the settings';
export const viewOnly = 'View only. You need the permission “Edit settings” to change them.';
/** 'Asia/Kolkata (UTC+05:30)'. */
export const zoneOption = (name: string, offset: string): string => `${name.replaceAll('_', ' ')} (UTC${offset})`;
/** What two people changed at once. */
export const noun = 'settings';
