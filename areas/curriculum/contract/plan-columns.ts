import type { DeclaredColumn } from '#platform/contract/import.ts'
import { roman } from '#platform/contract/roman.ts'
import { parallelNumeral } from '#platform/contract/school-kind.ts'
import { msg, type Text } from '#platform/contract/text.ts'
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
/** A column for each parallel, as it is called there: «7», «II» in a college. */
export const hourColumns = (hint: Text) =>
  parallelColumns.map(({ key, parallel }): DeclaredColumn => ({
    key,
    get title() {
      return parallelNumeral(parallel)
    },
    synonyms: [
      ...new Set(
        [String(parallel), roman(parallel)].flatMap((sign) => [sign, `${sign} класс`, `${sign} кл.`, `${sign} курс`]),
      ),
    ],
    kind: 'number',
    hint,
    example: parallel === 7 ? '3' : '',
  }))
