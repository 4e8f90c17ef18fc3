import * as z from 'zod/mini'

/** Stretches of days that can be chosen, as the address and the calls say them. */
export const dayCounts = ['7', '30', '90', '365'] as const

export const ViewsAddress = z.object({
  days: z._default(z.enum(dayCounts), '30'),
  /** Of the list of people; another range begins at its first page. */
  page: z.optional(z.string()),
  show: z._default(z.enum(['report', 'people']), 'report'),
})
