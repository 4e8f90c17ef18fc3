import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of courses and departments are described. */
export function useCurriculumWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  const days = { from: { title: t`С`, format: asDay }, to: { title: t`По`, format: asDay } }
  return {
    'curriculum.course': {
      title: t`предмет`,
      fields: {
        title: { title: t`Название` },
        short_title: { title: t`Кратко` },
        title_kk: { title: t`На казахском` },
        colour: { title: t`Цвет` },
        cathedra: { title: t`Кафедра` },
        ed_area: { title: t`Образовательная область` },
        difficulty: { title: t`Трудность` },
        room_kind: { title: t`Где ведут уроки` },
        is_archived: { title: t`В архиве` },
        merged: { title: t`Объединение` },
      },
    },
    'curriculum.cathedra': {
      title: t`кафедра`,
      fields: { title: { title: t`Название` }, is_archived: { title: t`В архиве` } },
    },
    'curriculum.cathedra_head': {
      title: t`заведующий`,
      fields: { person: { title: t`Заведующий` }, ...days },
    },
    'curriculum.cathedra_member': {
      title: t`сотрудник кафедры`,
      fields: { person: { title: t`Сотрудник` }, ...days },
    },
  }
}
