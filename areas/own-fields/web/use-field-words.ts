import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { fieldTypeTitles, type FieldType } from '../rules/own-values.ts'

/** How changes of own fields, their tabs and their values are described. */
export function useFieldWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'own_fields.field_value': { fields: { field: { title: t`Поле` }, value: { title: t`Значение` } } },
    'own_fields.tab': {
      title: t`вкладка`,
      fields: {
        title: { title: t`Название` },
        kinds: { title: t`У кого есть` },
        readers: { title: t`Читают` },
        writers: { title: t`Пишут` },
        is_archived: { title: t`В архиве` },
      },
    },
    'own_fields.field': {
      title: t`поле`,
      fields: {
        field: { title: t`Поле` },
        title: { title: t`Название` },
        hint: { title: t`Подсказка` },
        type: { title: t`Вид`, format: (type) => fieldTypeTitles[type as FieldType] ?? String(type) },
        dictionary: { title: t`Справочник` },
        mask: { title: t`Вид записи` },
        is_required: { title: t`Обязательное` },
        required_kinds: { title: t`Обязательное у кого` },
        is_archived: { title: t`В архиве` },
      },
    },
  }
}
