import { crsRup } from '#areas/curriculum/contract/permissions.ts'
import { courseColumn, hourColumns, languageColumn, profileColumn } from '#areas/curriculum/contract/plan-columns.ts'
import { write } from '#platform/contract/access.ts'
import { importOf } from '#platform/contract/import.ts'
import { msg } from '#platform/contract/text.ts'

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
    courseColumn,
    languageColumn,
    profileColumn,
    ...hourColumns(msg`Часов в неделю в этой параллели; пусто — остаётся как есть`),
  ],
})
