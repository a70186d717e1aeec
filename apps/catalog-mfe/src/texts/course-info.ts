/** The tab with what a course is. */
export const needs = 'To be published';
export const nothingMissing = 'Nothing is missing.';
