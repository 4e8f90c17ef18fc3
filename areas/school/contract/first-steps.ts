import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { maintainsSchool } from './access.ts'

/** What a new school needs before it can work, in order; those that the reader may do. */
export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/api/passport/school/first-steps',
  access: maintainsSchool,
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        hint: z.string(),
        /** Path of the page on which it is done. */
        to: z.string(),
        is_done: z.boolean(),
      }),
    ),
  }),
  silent: true,
  summary: 'Первые шаги новой школы',
})
