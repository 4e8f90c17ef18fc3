import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of classes, groups and their members are described. */
export function useClassWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  const dates = { from: { title: t`С`, format: asDay }, to: { title: t`По`, format: asDay } }
  return {
    'classes.parallel': { title: t`параллель`, fields: { number: { title: t`Номер` } } },
    'classes.class': {
      title: t`класс`,
      fields: {
        title: { title: t`Название` },
        letter: { title: t`Литера` },
        parallel: { title: t`Параллель` },
        language: { title: t`Язык обучения` },
        shift: { title: t`Смена` },
        profile: { title: t`Профиль` },
        class_teacher: { title: t`Классный руководитель` },
        curator: { title: t`Куратор` },
        home_room: { title: t`Кабинет` },
      },
    },
    'classes.leader': {
      title: t`классное руководство`,
      fields: {
        class_id: { title: t`Класс` },
        kind: { title: t`Кто`, format: (kind) => (kind === 'curator' ? t`куратор` : t`классный руководитель`) },
        ...dates,
      },
    },
    'classes.class_member': { title: t`ученик класса`, fields: { class_id: { title: t`Класс` }, ...dates } },
    'classes.study_group': {
      title: t`группа`,
      fields: {
        title: { title: t`Название` },
        course: { title: t`Предмет` },
        kind: { title: t`Вид` },
        classes: { title: t`Классы` },
      },
    },
    'classes.group_member': { title: t`ученик группы`, fields: { group_id: { title: t`Группа` }, ...dates } },
  }
}
