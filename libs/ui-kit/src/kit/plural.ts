type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The whole sentence that goes with a count, by the plural rules of the language it is written in. */
export const plural = (count: number, forms: Forms, language = 'en-GB'): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
