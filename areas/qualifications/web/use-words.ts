import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { educationTitles, type EducationLevel } from '../rules/education.ts'
import { seniorityText } from '../rules/seniority.ts'

type Value = string | number | boolean
const asDate = (value: Value) => displayDate(String(value))
const inYears = (value: Value) => seniorityText(Number(value))
const inLevel = (value: Value) => educationTitles[String(value) as EducationLevel]

/** How changes of a qualification are described. */
export function useWords(): HistoryWords {
  const { t } = useLingui()
  const note = { title: t`Примечание` }
  return {
    'qualifications.education': {
      title: t`образование`,
      fields: {
        level: { title: t`Уровень`, format: inLevel },
        institution: { title: t`Учебное заведение` },
        speciality: { title: t`Специальность` },
        year: { title: t`Год окончания` },
        diploma_number: { title: t`Номер диплома` },
        diploma_date: { title: t`Дата диплома`, format: asDate },
        note,
        file: { title: t`Файл` },
      },
    },
    'qualifications.seniority': {
      title: t`стаж`,
      fields: {
        counted_on: { title: t`На дату`, format: asDate },
        general_months: { title: t`Общий стаж`, format: inYears },
        teaching_months: { title: t`Педагогический стаж`, format: inYears },
        note,
      },
    },
    'qualifications.category': {
      title: t`категория`,
      fields: {
        category: { title: t`Категория` },
        from: { title: t`С`, format: asDate },
        to: { title: t`По`, format: asDate },
        order_number: { title: t`Номер приказа` },
        order_date: { title: t`Дата приказа`, format: asDate },
        note,
      },
    },
  }
}
