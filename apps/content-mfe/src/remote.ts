import { defineRemote } from '@lectern/remote-kit';

export default defineRemote({
  faqs: () => import(/* webpackChunkName: "faqs" */ './faq/FaqListScreen'),
  chapters: () => import(/* webpackChunkName: "chapters" */ './custom-course/ChapterListScreen'),
  topics: () => import(/* webpackChunkName: "topics" */ './custom-course/TopicListScreen'),
  library: () => import(/* webpackChunkName: "library" */ './library/LibraryScreen'),
  'library-add': () => import(/* webpackChunkName: "library-add" */ './library/AddFilesScreen'),
  'library-item': () => import(/* webpackChunkName: "library-item" */ './library/ItemScreen'),
  'file-picker': () => import(/* webpackChunkName: "file-picker" */ './library/FilePicker'),
  editor: () => import(/* webpackChunkName: "editor" */ './editor/RichTextEditor'),
  pdf: () => import(/* webpackChunkName: "pdf" */ './pdf/PdfPages'),
  'home-files': () => import(/* webpackChunkName: "home-files" */ './library/HomeFiles'),
  'editor-page': () => import(/* webpackChunkName: "editor-page" */ './editor-page/EditorScreen'),
  'home-custom-courses': () => import(/* webpackChunkName: "home-custom-courses" */ './custom-course/HomeDrafts'),
  'home-faqs': () => import(/* webpackChunkName: "home-faqs" */ './faq/HomeFaqs'),
});
