import type { ReactNode } from 'react';
import { excerpt } from '@lectern/contract/rich-text';
import { TagsField, TextAreaField, TextField, useFieldState } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import { SearchPreview } from '../search-texts/SearchPreview';
import * as texts from '../texts/category-panel';
import * as searchTexts from '../texts/search-texts';
import { category as record } from './category';

interface Props {
  /** Undefined for a new category. */
  readonly id: number | undefined;
  readonly disabled?: boolean;
}

/** What a category says of itself, to students and to search engines. */
export function CategoryTexts({ id, disabled = false }: Props): ReactNode {
  const name = useFieldState<string>('name').input.value;
  const slug = useFieldState<string>('slug').input.value;
  const html = useFieldState<string>('descriptionHtml').input.value;
  return (
    <>
      <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={id} />
      <section className="form-fields" aria-labelledby="category-search-texts">
        <h3 id="category-search-texts">{searchTexts.heading}</h3>
        <SearchPreview
          address={searchTexts.addressOf(texts.publicPlace, slug || texts.noSlugYet)}
          title={name || texts.noNameYet}
          description={excerpt(html)}
        />
        <TextField {...fieldProps(record, 'seoTitle')} help={texts.seoTitleHelp} />
        <TextAreaField {...fieldProps(record, 'seoDescription')} rows={2} max={160} help={texts.seoDescriptionHelp} />
        <TagsField {...fieldProps(record, 'seoKeywords')} disabled={disabled} help={searchTexts.keywordsHelp} />
      </section>
    </>
  );
}
