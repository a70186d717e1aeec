/** A correction that a student asked for, on the invoice's page. */
export const asksFor = (person: string): string => `${person} asks for another payer.`;
export const requestedOn = (day: string): string => `Asked on ${day}. The form is filled in with that payer.`;
export const look = 'Open the form…';
export const dismiss = 'Dismiss…';
export const dismissTitle = (person: string): string => `Dismiss the request of ${person}`;
export const dismissVerb = 'Dismiss';
export const dismissMeans = 'The invoice stays as it is.';
export const isRead = 'The student reads it in the bell and by e-mail.';
export const dismissed = 'The request is dismissed';
