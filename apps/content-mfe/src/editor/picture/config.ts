import {
  ImageBlock,
  ImageCaption,
  ImageResize,
  ImageStyle,
  ImageTextAlternative,
  ImageToolbar,
  ImageUpload,
  type EditorConfig,
} from 'ckeditor5';
import * as texts from '../../texts/editor';
import { LibraryButton } from './library-button';
import { PastedPictures } from './pasted-pictures';
import { PictureFile } from './picture-file';
import { PictureUploads } from './upload-adapter';

/** What shows and changes pictures. */
export const picturePlugins = [
  ImageBlock,
  ImageCaption,
  ImageResize,
  ImageStyle,
  ImageTextAlternative,
  ImageToolbar,
  ImageUpload,
  LibraryButton,
  PastedPictures,
  PictureFile,
  PictureUploads,
];

/** Pictures as section 9 of the specification has them: full, alignLeft or alignRight, resized in per cent. */
export const pictureConfig: EditorConfig['image'] = {
  upload: { types: ['png', 'jpeg', 'webp', 'gif'] },
  resizeUnit: '%',
  resizeOptions: [
    { name: 'resizeImage:25', value: '25', icon: 'small' },
    { name: 'resizeImage:50', value: '50', icon: 'medium' },
    { name: 'resizeImage:75', value: '75', icon: 'large' },
    { name: 'resizeImage:original', value: null, icon: 'original' },
  ],
  styles: {
    options: [
      { name: 'full', title: texts.fullSize, icon: 'full', modelElements: ['imageBlock'], isDefault: true },
      'alignLeft',
      'alignRight',
    ],
  },
  toolbar: [
    ...['imageStyle:full', 'imageStyle:alignLeft', 'imageStyle:alignRight', '|'],
    'editDrawing',
    ...['toggleImageCaption', 'imageTextAlternative', '|'],
    ...['resizeImage:25', 'resizeImage:50', 'resizeImage:75', 'resizeImage:original'],
  ],
};
