import { fieldTypeTitles } from '../rules/own-values.ts'
import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { fieldHandlers } from './design/design-fields.ts'
import { fieldFields, tabHandlers, tabFields } from './design/design-tabs.ts'
import { permissions } from './permissions.ts'
import { personDuplicates } from './person-duplicates.ts'
import type { FieldOwners } from './values/field-owners.ts'
import { valuesWith } from './values/values.ts'
import { demonstration } from './demonstration/index.ts'

export type { FieldOwners } from './values/field-owners.ts'
export { maintainedFieldsScope } from './values/scope.ts'
export { ownColumn, ownNarrowing, ownSheetColumns, readableFields, type OwnValues } from './values/fields.ts'
export { readTabs } from './values/read-tabs.ts'
export { requireFilledFields, saveValues } from './values/save-values.ts'

/** Fields that a school adds to the records of its people, on tabs of its own; `owners` are those people. */
export const ownFieldsWith = (owners: FieldOwners): Area => ({
  permissions,
  personDuplicates,
  demonstration,
  endpoints: [...valuesWith(owners), ...tabHandlers, ...fieldHandlers],
  audited: [
    {
      subject: 'own_fields.field_value',
      title: msg`своё поле человека`,
      titles: { field: msg`Поле`, value: msg`Значение` },
      fields: ['field', 'value'],
      masked: ['value'],
      concerns: 'person',
    },
    {
      subject: 'own_fields.tab',
      title: msg`вкладка своих полей`,
      titles: {
        title: msg`Название`,
        kinds: msg`У кого есть`,
        readers: msg`Читают`,
        writers: msg`Пишут`,
        is_archived: msg`В архиве`,
      },
      fields: tabFields,
    },
    {
      subject: 'own_fields.field',
      title: msg`своё поле`,
      values: { type: inWords(fieldTypeTitles) },
      titles: {
        field: msg`Поле`,
        title: msg`Название`,
        hint: msg`Подсказка`,
        type: msg`Вид`,
        dictionary: msg`Справочник`,
        mask: msg`Маска`,
        is_required: msg`Обязательное`,
        required_kinds: msg`Обязательное у кого`,
        is_archived: msg`В архиве`,
      },
      fields: fieldFields,
    },
  ],
  referenceTitles: { 'own_fields.field_value': msg`Свои поля людей` },
})
