import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  faqs: () => import(/* webpackChunkName: "faqs" */ './faq/FaqListScreen'),
  chapters: () => import(/* webpackChunkName: "chapters" */ './custom-course/ChapterListScreen'),
  topics: () => import(/* webpackChunkName: "topics" */ './custom-course/TopicListScreen'),
  editor: () => import(/* webpackChunkName: "editor" */ './editor/RichTextEditor'),
  'home-faqs': () => import(/* webpackChunkName: "home-faqs" */ './faq/HomeFaqs'),
});
