import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  faqs: () => import(/* webpackChunkName: "faqs" */ './faq/FaqListScreen'),
  editor: () => import(/* webpackChunkName: "editor" */ './editor/RichTextEditor'),
  'home-faqs': () => import(/* webpackChunkName: "home-faqs" */ './faq/HomeFaqs'),
});
