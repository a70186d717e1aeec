import axios from 'axios';
import { answerInPage } from './page/transport';

// The client makes its axios when it is first imported, with the defaults of that moment: so the page comes after.
axios.defaults.adapter = answerInPage;
void import(/* webpackMode: "eager" */ './page/open').then(({ openPage }) => openPage());
