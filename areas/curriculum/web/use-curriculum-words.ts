import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How changes of subjects, departments and the curriculum are described. */
export function useCurriculumWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'curriculum.course': {
      title: t`предмет`,
      fields: {
        title: { title: t`Название` },
        short_title: { title: t`Короткое название` },
        title_kk: { title: t`Название на казахском` },
        colour: { title: t`Цвет` },
        cathedra: { title: t`Кафедра` },
      },
    },
    'curriculum.cathedra': {
      title: t`кафедра`,
      fields: { title: { title: t`Название` }, head: { title: t`Заведующий` } },
    },
    'curriculum.cathedra_member': { title: t`член кафедры`, fields: { cathedra: { title: t`Кафедра` } } },
    'curriculum.rup_line': {
      title: t`строка РУП`,
      fields: {
        parallel: { title: t`Параллель` },
        profile: { title: t`Профиль` },
        course: { title: t`Предмет` },
        hours: { title: t`Часов в неделю` },
        component: { title: t`Компонент` },
        subgroups: { title: t`Подгрупп` },
        grading_mode: { title: t`Оценивание` },
      },
    },
  }
}
