export const libreOffice: Readonly<Record<string, string>> = {};
