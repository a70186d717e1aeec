import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { skillImportCalls } from '@lectern/contract/catalog/skill-import';
import { EmptyFile, ImportScreen } from '@lectern/ui-kit/import';
import { Checkbox } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/skill-import';
import './import-skills.css';

const changes = [skillCalls.list, skillCalls.detail, categoryCalls.list, categoryCalls.root];

/** `/category/skills/import`: skills of a CSV or XLSX file. */
export default function ImportSkills(): ReactNode {
  const start = useCall(skillImportCalls.start, { handled: [400] });
  const mayCreate = useMay(['categoryEdit']);
  const [createCategories, setCreate] = useState(false);
  const help = (
    <>
      <p className="import-skills-help">{texts.help}</p>
      <EmptyFile call={skillImportCalls.template} />
    </>
  );
  const options = (
    <label className="import-skills-create">
      <Checkbox checked={createCategories} disabled={!mayCreate} onChange={({ target }) => setCreate(target.checked)} />
      <span>
        {texts.createCategories}
        {!mayCreate && <small>{texts.needsRight}</small>}
      </span>
    </label>
  );
  return (
    <ImportScreen
      setup={{
        form: 'skills',
        one: texts.one,
        many: texts.many,
        list: '/category/skills',
        changes,
        help,
        options,
        start: (chosen) => start.mutateAsync({ ...chosen, createCategories }),
      }}
    />
  );
}
