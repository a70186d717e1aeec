import { ConditionField } from './ConditionField';
import { typeOf, wordsOf } from './filter-field';
import { Choices } from './FilterMenu';
import type { FilterStep } from './FilterSteps';
import { unitsOf } from './units';
import type { List } from './use-list';

/** The fields that a list's menu of filters offers, each with what it is set to and where its value is chosen. */
export const filterSteps = <Row,>({
  filterFields,
  fields,
  state: { filters, filter },
}: Pick<List<Row>, 'filterFields' | 'fields' | 'state'>): readonly FilterStep[] =>
  filterFields
    .filter(({ inBar }) => inBar === undefined)
    .map((field) => {
      const { name, label, options = [] } = field;
      const type = typeOf(fields, name);
      const text = filters[name];
      const words = text === undefined ? undefined : wordsOf(field, fields, text);
      return {
        name,
        label,
        set: words && `${words.operator} ${words.value}`,
        onRemove: () => filter(name, undefined),
        value:
          type === 'choice' || type === 'id' ? (
            <Choices field={{ name, label, options }} filters={filters} onFilter={filter} />
          ) : (
            <ConditionField
              label={label}
              type={type}
              units={unitsOf(fields[name])}
              value={text}
              onChange={(value) => filter(name, value)}
            />
          ),
      };
    });
