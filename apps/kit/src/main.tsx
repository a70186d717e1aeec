import axios from 'axios';
import { fetchLateParts } from '@lectern/ui-kit/late-parts';
import { answerInPage } from './page/transport';

// The client makes its axios when it is first imported, with the defaults of that moment: so the page comes after.
axios.defaults.adapter = answerInPage;
const page = import(/* webpackMode: "eager" */ './page/open');
// A story is finished when its calls are answered; it does not wait for code.
void Promise.all([page, fetchLateParts()]).then(([{ openPage }]) => openPage());
