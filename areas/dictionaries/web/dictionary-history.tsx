import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { locationTypes, locationTypeTitles } from '#platform/contract/enumerations.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel, type HistoryWords } from '#platform/web/history/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import { readDictionaryHistory, type Dictionary } from '../contract/dictionaries.ts'
import { GuidesAddress } from './address.ts'

/** Who changed what in a dictionary and its records. */
export function DictionaryHistory({ dictionary }: { dictionary: Dictionary }) {
  const [{ page }, change] = useUrlState(GuidesAddress)
  const history = useQuery(
    query(readDictionaryHistory, { params: { id: String(dictionary.id) }, query: { page: String(page) } }),
  )
  return <HistoryPanel of={history} words={useWords()} onPage={(to) => change({ page: to })} />
}

function useWords(): HistoryWords {
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
        location_type: { title: t`Вид места`, say: typeTitle },
        is_archived: { title: t`В архиве` },
        merged: { title: t`Объединена с` },
      },
    },
  }
}
