import { array } from 'yup';
import { requiredText, text } from '../fields';
import { messages, say } from '../messages';

/** What a search engine shows of a category or a course; left blank, its own name and text are shown. */
export const searchTextFields = {
  seoTitle: text('Search title', { max: 70 }),
  seoDescription: text('Search description', { max: 160 }),
  seoKeywords: array()
    .label('Keywords')
    .of(requiredText('Keyword', { max: 40 }))
    .max(20, say(messages.invalid, { field: 'Keywords' })),
};
