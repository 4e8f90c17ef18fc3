import { useLingui } from '@lingui/react/macro'
import { locationTypes, locationTypeTitles } from '#platform/contract/enumerations.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of dictionaries and their records are described. */
export function useDictionaryWords(): HistoryWords {
  const { t } = useLingui()
  const typeTitle = (value: string | number | boolean) => {
    const type = locationTypes.find((one) => one === value)
    return type ? locationTypeTitles[type] : String(value)
  }
  return {
    'dictionaries.dictionary': {
      title: t`справочник`,
      fields: {
        title: { title: t`Название` },
        is_tree: { title: t`Записи вкладываются друг в друга` },
        has_colour: { title: t`У записей есть цвет` },
        has_description: { title: t`У записей есть описание` },
        is_archived: { title: t`В архиве` },
        editors: { title: t`Ведут` },
      },
    },
    'dictionaries.record': {
      fields: {
        record: { title: t`Запись` },
        title: { title: t`Название` },
        name: { title: t`Код` },
        parent: { title: t`Входит в` },
        place: { title: t`Место в списке` },
        colour: { title: t`Цвет` },
        description: { title: t`Описание` },
        location_type: { title: t`Вид места`, format: typeTitle },
        is_archived: { title: t`В архиве` },
        merged: { title: t`Объединена с` },
      },
    },
  }
}
