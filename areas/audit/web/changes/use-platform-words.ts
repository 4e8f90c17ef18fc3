import { useLingui } from '@lingui/react/macro'
import type { HistoryWords } from '#platform/web/history/index.ts'

/** How what belongs to no area is told: files taken out and put in, long work. */
export function usePlatformWords(): HistoryWords {
  const { t } = useLingui()
  return {
    'platform.export': {
      fields: {
        list: { title: t`Список` },
        rows: { title: t`Строк` },
        query: { title: t`Условия` },
        name: { title: t`Файл` },
        period: { title: t`Период` },
        class_id: { title: t`Класс №` },
        group_id: { title: t`Группа №` },
        card_id: { title: t`Табель №` },
        year_id: { title: t`Учебный год №` },
      },
    },
    'platform.import': {
      fields: {
        kind: { title: t`Что загружено` },
        rows: { title: t`Строк` },
        new: { title: t`Добавляется` },
        changed: { title: t`Изменяется` },
        undone: { title: t`Отменяется строк` },
      },
    },
    'platform.long_job': {
      fields: {
        teachers: { title: t`Учителей` },
        report_cards: { title: t`Табелей` },
        archived: { title: t`Людей в архив или из него` },
        role: { title: t`Роль` },
        people: { title: t`Человек` },
        login_slips: { title: t`Листков для входа` },
      },
    },
  }
}
