import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, isoDate } from '#platform/contract/wire.ts'
import { categoryLevels } from '#areas/organisation/rules/categories.ts'
import { listsQualifications } from './access.ts'

/** By the category of today: it ends within the months of the norm or within so many, has ended without another, is none. */
export const categoryTerms = ['soon', '6', '12', 'ended', 'none'] as const
export type CategoryTerm = (typeof categoryTerms)[number]

const sorts = ['name', 'category', 'until', 'general', 'teaching'] as const
const filters = { level: z.optional(z.enum(categoryLevels)), term: z.optional(z.enum(categoryTerms)) }

/** Of who is employed today; seniority in months on today's date. */
export const TeacherQualification = z.object({
  id,
  full_name: z.string(),
  positions: z.nullable(z.string()),
  education: z.nullable(z.string()),
  general_months: z.nullable(z.int()),
  teaching_months: z.nullable(z.int()),
  /** The one of today, else the last one that has ended. */
  category: z.nullable(z.object({ title: z.string(), until: z.nullable(isoDate), order: z.nullable(z.string()) })),
  term: z.enum(['valid', 'ends_soon', 'expired']),
})
export type TeacherQualification = z.infer<typeof TeacherQualification>

export const listQualifications = endpoint({
  method: 'GET',
  path: '/api/users/qualifications/',
  access: listsQualifications,
  query: listQuery(sorts, filters),
  response: listOf(TeacherQualification),
  summary: 'Квалификация педагогов',
})
export const exportQualifications = exportOf({
  path: '/api/users/qualifications/export/',
  access: listsQualifications,
  sorts,
  filters,
  columns: ['name', 'positions', 'education', 'general', 'teaching', 'category', 'until', 'order'],
  summary: 'Квалификация педагогов в XLSX',
})
