import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { id, idText } from '#platform/contract/wire.ts'
import { paperLanguages } from '../rules/paper-words.ts'
import { cardsAccess } from './access.ts'

export const RegisterClass = z.object({
  id,
  title: z.string(),
  parallel_id: id,
  parallel: z.int(),
  students: z.int(),
  language: z.enum(['ru', 'kk', 'en']),
})
export type RegisterClass = z.infer<typeof RegisterClass>
/** Classes of a year, today's by default, whose report cards the caller may print; of a year that is over, with all journals only. */
export const listRegisterClasses = endpoint({
  method: 'GET',
  path: '/api/documents/report-cards/classes/',
  access: cardsAccess,
  query: z.strictObject({ year: z.optional(idText) }),
  response: z.object({ items: z.array(RegisterClass) }),
  summary: 'Классы, табели которых можно печатать',
})

/** Of one class or of all classes of a parallel in scope; without a language each class in its own. */
export const prepareReportCards = endpoint({
  method: 'POST',
  path: '/api/documents/report-cards/prepare/',
  access: cardsAccess,
  body: z
    .strictObject({
      class_id: z.optional(id),
      parallel_id: z.optional(id),
      language: z.optional(z.enum(paperLanguages)),
    })
    .check(
      z.refine(({ class_id, parallel_id }) => (class_id === undefined) !== (parallel_id === undefined), {
        error: () => t`Выберите класс или параллель`,
        path: ['class_id'],
      }),
    ),
  response: z.object({ id }),
  summary: 'Подготовить табели класса или параллели',
})

/** Under which the files of this work are found among those of all jobs. */
export const preparedKind = 'register.report-cards'
