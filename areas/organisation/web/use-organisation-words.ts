import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of units and posts are described. */
export function useOrganisationWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  return {
    'organisation.unit': {
      title: t`подразделение`,
      fields: {
        unit: { title: t`Подразделение` },
        title: { title: t`Название` },
        short_title: { title: t`Короткое название` },
        parent: { title: t`Входит в` },
        place: { title: t`Место в списке` },
        kind: { title: t`Вид` },
        head: { title: t`Руководитель` },
        head_from: { title: t`Руководит с`, format: asDay },
        from: { title: t`Существует с`, format: asDay },
        planned_rate: { title: t`Ставок по штату` },
        is_archived: { title: t`В архиве` },
      },
    },
    'people.employment': {
      title: t`должность`,
      fields: {
        position: { title: t`Должность` },
        unit: { title: t`Подразделение` },
        rate: { title: t`Ставка` },
        category: { title: t`Категория` },
        from: { title: t`С`, format: asDay },
        to: { title: t`По`, format: asDay },
      },
    },
  }
}
