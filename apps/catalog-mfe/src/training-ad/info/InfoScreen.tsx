import type { ReactNode } from 'react';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { useCurrencies, useLanguages } from '../../course/choices';
import { trainingAd as record } from '../training-ad';
import { TrainingAdPage } from '../TrainingAdPage';
import * as texts from '../../texts/training-ads';
import * as recordingTexts from '../../texts/recordings';
import { AdForm } from './AdForm';

const standard = historyWords(record);
const words = { ...standard, fields: { ...standard.fields, batch: texts.batch, recording: recordingTexts.editTitle } };

/** `/training-ad/detail/info?id=`: what the ad says, who offers it, when it is and what it costs. */
export default function InfoScreen(): ReactNode {
  const [languages, currencies] = [useLanguages(), useCurrencies()];
  return (
    <TrainingAdPage reads={[languages, currencies]}>
      {(ad, mayEdit) => (
        <div className="record-form">
          <AdForm key={ad.id} ad={ad} mayEdit={mayEdit} languages={languages} currencies={currencies} />
          <HistoryFold entity={record.entity} id={ad.id} words={words} />
        </div>
      )}
    </TrainingAdPage>
  );
}
