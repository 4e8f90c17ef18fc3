import type { DeclaredColumn } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import { parallelColumns } from '../rules/wide-row.ts'

// Columns of a sheet of a plan, of a year's and of the state's alike.

export const courseColumn: DeclaredColumn = {
  key: 'course',
  title: msg`Предмет`,
  synonyms: ['Название предмета', 'Дисциплина'],
  kind: 'text',
  isRequired: true,
  hint: msg`Как в каталоге предметов, по-русски или по-казахски`,
  example: 'Алгебра',
}
export const languageColumn: DeclaredColumn = {
  key: 'language',
  title: msg`Язык`,
  synonyms: ['Язык обучения'],
  kind: 'choice',
  choices: [
    { value: 'ru', title: msg`Русский` },
    { value: 'kk', title: msg`Казахский` },
    { value: 'en', title: msg`Английский` },
  ],
  hint: msg`Пусто — при любом языке обучения`,
  example: '',
}
export const profileColumn: DeclaredColumn = {
  key: 'profile',
  title: msg`Профиль`,
  synonyms: ['Направление'],
  kind: 'text',
  maxLength: 60,
  hint: msg`Пусто — при любом профиле`,
  example: '',
}
export const hourColumns = parallelColumns.map(({ key, parallel }): DeclaredColumn => ({
  key,
  title: String(parallel),
  synonyms: [`${parallel} класс`, `${parallel} кл.`],
  kind: 'number',
  hint: msg`Часов в неделю в этой параллели; пусто — остаётся как есть`,
  example: parallel === 7 ? '3' : '',
}))
