import { write } from '#platform/contract/access.ts'
import { gradingModes, gradingModeTitles } from '#platform/contract/enumerations.ts'
import { importOf, type DeclaredColumn } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import { parallelColumns } from '../rules/wide-row.ts'
import { crsRup } from './permissions.ts'

const course: DeclaredColumn = {
  key: 'course',
  title: msg`Предмет`,
  synonyms: ['Название предмета', 'Дисциплина'],
  kind: 'text',
  isRequired: true,
  hint: msg`Как в каталоге предметов, по-русски или по-казахски`,
  example: 'Алгебра',
}
const language: DeclaredColumn = {
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
const profile: DeclaredColumn = {
  key: 'profile',
  title: msg`Профиль`,
  synonyms: ['Направление'],
  kind: 'text',
  maxLength: 60,
  hint: msg`Пусто — при любом профиле`,
  example: '',
}
const hours = parallelColumns.map(({ key, parallel }): DeclaredColumn => ({
  key,
  title: String(parallel),
  synonyms: [`${parallel} класс`, `${parallel} кл.`],
  kind: 'number',
  hint: msg`Часов в неделю в этой параллели; пусто — остаётся как есть`,
  example: parallel === 7 ? '3' : '',
}))

/** Lines of the plan of a year, a row for each course of a component. An empty cell leaves what stands. */
export const importRup = importOf({
  path: '/api/courses/import/rup/',
  steps: {
    template: { path: '/api/courses/import/rup/template/' },
    read: { path: '/api/courses/import/rup/{id}/' },
    change: { path: '/api/courses/import/rup/{id}/rows/{number}/' },
    leaveOut: { path: '/api/courses/import/rup/{id}/leave-out-errors/' },
    confirm: { path: '/api/courses/import/rup/{id}/confirm/' },
    leftovers: { path: '/api/courses/import/rup/{id}/leftovers/' },
    columns: { path: '/api/courses/import/rup/{id}/columns/' },
    undo: { path: '/api/courses/import/rup/{id}/undo/' },
  },
  access: write(crsRup),
  title: msg`Рабочий учебный план`,
  columns: [
    course,
    {
      key: 'component',
      title: msg`Часть`,
      synonyms: ['Компонент', 'Часть плана'],
      kind: 'choice',
      choices: [
        { value: 'state', title: msg`Инвариантный компонент`, synonyms: ['Инвариант', 'Инвариантная'] },
        {
          value: 'school',
          title: msg`Вариативный компонент`,
          synonyms: ['Вариатив', 'Вариативная', 'Школьный компонент'],
        },
        { value: 'elective', title: msg`По выбору учащихся`, synonyms: ['По выбору', 'Ученический компонент'] },
      ],
      hint: msg`Пусто — инвариантный компонент`,
      example: 'Инвариантный компонент',
    },
    language,
    profile,
    {
      key: 'class',
      title: msg`Класс`,
      kind: 'text',
      maxLength: 20,
      hint: msg`Только для вариативной части одного класса: 7Б`,
      example: '',
    },
    {
      key: 'year',
      title: msg`Год`,
      synonyms: ['Учебный год'],
      kind: 'text',
      maxLength: 20,
      hint: msg`2026–2027; пусто — текущий учебный год`,
      example: '',
    },
    ...hours,
    {
      key: 'subgroups',
      title: msg`Подгрупп`,
      synonyms: ['Деление на подгруппы, групп'],
      kind: 'number',
      hint: msg`От 1 до 4; пусто — как было, у новой строки как в соседней параллели`,
      example: '1',
    },
    {
      key: 'grading',
      title: msg`Оценивание`,
      synonyms: ['Режим оценивания'],
      kind: 'choice',
      choices: gradingModes.map((value) => ({
        value,
        get title() {
          return gradingModeTitles[value]
        },
      })),
      hint: msg`Пусто — как было; 0–1 классы не оцениваются`,
      example: '',
    },
  ],
})

/** State plans, each with its lines; a plan that is not there yet is made. */
export const importStandards = importOf({
  path: '/api/courses/import/standards/',
  steps: {
    template: { path: '/api/courses/import/standards/template/' },
    read: { path: '/api/courses/import/standards/{id}/' },
    change: { path: '/api/courses/import/standards/{id}/rows/{number}/' },
    leaveOut: { path: '/api/courses/import/standards/{id}/leave-out-errors/' },
    confirm: { path: '/api/courses/import/standards/{id}/confirm/' },
    leftovers: { path: '/api/courses/import/standards/{id}/leftovers/' },
    columns: { path: '/api/courses/import/standards/{id}/columns/' },
    undo: { path: '/api/courses/import/standards/{id}/undo/' },
  },
  access: write(crsRup),
  title: msg`Типовые учебные планы`,
  columns: [
    {
      key: 'standard',
      title: msg`Типовой план`,
      synonyms: ['ТУП', 'План'],
      kind: 'text',
      isRequired: true,
      maxLength: 160,
      hint: msg`Чего нет, будет заведено`,
      example: 'ТУП 2024, русский язык обучения',
    },
    {
      key: 'source',
      title: msg`Основание`,
      synonyms: ['Приказ'],
      kind: 'text',
      maxLength: 300,
      isRequired: 'new',
      hint: msg`Приказ, номер и дата; для нового плана обязательно`,
      example: 'Приказ № 27 от 08.02.2024',
    },
    {
      key: 'since',
      title: msg`Действует с`,
      kind: 'date',
      isRequired: 'new',
      hint: msg`ДД.ММ.ГГГГ; для нового плана обязательно`,
      example: '01.09.2024',
    },
    course,
    language,
    profile,
    ...hours,
  ],
})
