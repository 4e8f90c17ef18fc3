import * as z from 'zod/mini'
import { queryDate, id, isoDate, text } from '#platform/contract/wire.ts'
import { t } from '#platform/contract/text.ts'
import { categoryLevels } from '#areas/organisation/rules/categories.ts'
import { educationLevels } from '../rules/education.ts'

/** The version that the writer has seen; a stale one is 409 in words. */
export const versionSeen = z.int().check(z.minimum(1))
const optional = (max: number) => z.nullable(text(max))
export const DiplomaFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
export type DiplomaFile = z.infer<typeof DiplomaFile>

export const Education = z.object({
  id,
  level: z.enum(educationLevels),
  institution: z.string(),
  speciality: z.nullable(z.string()),
  /** Of graduation. */
  year: z.int(),
  diploma_number: z.nullable(z.string()),
  diploma_date: z.nullable(isoDate),
  note: z.nullable(z.string()),
  file: z.nullable(DiplomaFile),
  version: z.int(),
})
export type Education = z.infer<typeof Education>
export const EducationValues = z.strictObject({
  level: z.enum(educationLevels),
  institution: text(200),
  speciality: optional(200),
  year: z
    .int()
    .check(z.minimum(1930, { error: () => t`Год от 1930` }), z.maximum(2200, { error: () => t`Год до 2200` })),
  diploma_number: optional(60),
  diploma_date: z.nullable(queryDate),
  note: optional(500),
  /** A document that the writer has uploaded. */
  file_id: z.nullable(id),
})
export type EducationValues = z.infer<typeof EducationValues>

/** Whole months of work as counted on a day; they go on from it. */
export const maxMonths = 900
const months = z
  .int()
  .check(
    z.minimum(0, { error: () => t`Стаж не бывает отрицательным` }),
    z.maximum(maxMonths, { error: () => t`Не больше 75 лет` }),
  )
export const Seniority = z.object({
  id,
  counted_on: isoDate,
  general_months: z.int(),
  teaching_months: z.int(),
  note: z.nullable(z.string()),
  version: z.int(),
})
export type Seniority = z.infer<typeof Seniority>
export const SeniorityValues = z.strictObject({
  counted_on: queryDate,
  general_months: months,
  teaching_months: months,
  note: optional(500),
})
export type SeniorityValues = z.infer<typeof SeniorityValues>

/** `other`: one that the school wrote in words of its own; only what stood before is such. */
export const Category = z.object({
  id,
  level: z.enum([...categoryLevels, 'other']),
  title: z.string(),
  from: z.nullable(isoDate),
  /** The last day; null: without an end. */
  to: z.nullable(isoDate),
  order_number: z.nullable(z.string()),
  order_date: z.nullable(isoDate),
  note: z.nullable(z.string()),
  state: z.enum(['now', 'before', 'later']),
  version: z.int(),
})
export type Category = z.infer<typeof Category>
export const CategoryValues = z.strictObject({
  level: z.enum([...categoryLevels, 'other']),
  from: z.nullable(queryDate),
  to: z.nullable(queryDate),
  order_number: optional(60),
  order_date: z.nullable(queryDate),
  note: optional(500),
})
export type CategoryValues = z.infer<typeof CategoryValues>
