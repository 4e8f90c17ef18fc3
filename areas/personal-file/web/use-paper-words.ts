import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { peGroups, peTitles } from '../contract/health.ts'
import { roman } from '#platform/contract/roman.ts'

type Value = string | number | boolean
const asDate = (value: Value) => displayDate(String(value))

/** How changes of a personal file are described. */
export function usePaperWords(): HistoryWords {
  const { t } = useLingui()
  const note = { title: t`Примечание` }
  const file = { title: t`Файл` }
  const peTitle = (value: Value) => {
    const group = peGroups.find((one) => one === value)
    return group ? peTitles[group] : String(value)
  }
  return {
    'personal_file.document': {
      title: t`документ`,
      fields: {
        kind: { title: t`Вид` },
        series: { title: t`Серия` },
        number: { title: t`Номер` },
        issued_by: { title: t`Кем выдан` },
        issued_on: { title: t`Выдан`, format: asDate },
        valid_until: { title: t`Действует до`, format: asDate },
        note,
        file,
      },
    },
    'personal_file.achievement': {
      title: t`достижение`,
      fields: {
        title: { title: t`Название` },
        level: { title: t`Уровень` },
        result: { title: t`Место или степень` },
        achieved_on: { title: t`Дата`, format: asDate },
        organiser: { title: t`Организатор` },
        note,
        file,
      },
    },
    'personal_file.health': {
      fields: {
        read: { title: t`Просмотр`, format: (value) => (value === 'history' ? t`история` : t`сведения о здоровье`) },
        health_group: { title: t`Группа здоровья`, format: (value) => roman(Number(value)) },
        pe_group: { title: t`Группа по физкультуре`, format: peTitle },
        exempt_until: { title: t`Освобождение до`, format: asDate },
        allergies: { title: t`Аллергии` },
        chronic: { title: t`Хронические заболевания` },
        medicines: { title: t`Лекарства` },
        emergency: { title: t`Что делать при приступе` },
        note,
      },
    },
  }
}
