import { write } from '#platform/contract/access.ts'
import { gradingModes, gradingModeTitles } from '#platform/contract/enumerations.ts'
import { importOf } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'
import { crsRup } from './permissions.ts'
import { courseColumn, hourColumns, languageColumn, profileColumn } from './plan-columns.ts'

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
    courseColumn,
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
    languageColumn,
    profileColumn,
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
    ...hourColumns(msg`Часов в неделю по плану этой параллели; пусто — остаётся как есть`),
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
