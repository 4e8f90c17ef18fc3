import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { id, IdParams, idText, isoDate, queryDate, text } from '#platform/contract/wire.ts'
import { notebookKinds } from '../rules/bonuses.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'

const access = read(crsWorkload)
const keeps = write(crsWorkload)

/** A course of a teacher: hours a week class by class, of each group; `levels`: hours of classes 0–4, 5–9 and 10–12. */
export const TariffCourse = z.object({
  title: z.string(),
  groups: z.array(z.object({ title: z.string(), hours: z.number() })),
  levels: z.tuple([z.number(), z.number(), z.number()]),
})
/** A month: % of БДО, and that in ₸. */
const Bonus = z.object({ percent: z.number(), amount: z.number() })
/** What stands in the list of a teacher. Education and seniority are null as long as nothing is noted of them. */
export const TariffRow = z.object({
  id,
  full_name: z.string(),
  positions: z.array(z.string()),
  education: z.nullable(z.string()),
  category: z.nullable(z.string()),
  seniority: z.nullable(z.string()),
  rate: z.nullable(z.number()),
  courses: z.array(TariffCourse),
  /** A week, all together. */
  hours: z.number(),
  /** Of courses whose notebooks are checked. */
  notebook_hours: z.number(),
  /** Classes of which they are class teacher. */
  leads: z.array(z.string()),
  /** By the orders of the day; null in a list that was issued before they were counted. */
  bonuses: z.nullable(z.object({ leading: Bonus, notebooks: Bonus })),
})
export type TariffRow = z.infer<typeof TariffRow>

/** `bonuses`: ₸ a month; null where they were not counted. */
const Sums = z.object({ teachers: z.int(), hours: z.number(), rate: z.number(), bonuses: z.nullable(z.number()) })
/** БДО of the day, ₸; null in a list that was issued before it was noted. */
const baseSalary = z.nullable(z.number())
export const Tariff = z.object({ as_of: isoDate, base_salary: baseSalary, rows: z.array(TariffRow), sums: Sums })
export type Tariff = z.infer<typeof Tariff>

/** A course whose notebooks are checked for pay, and by which share. */
const NotebookCourse = z.strictObject({ course_id: id, kind: z.enum(notebookKinds) })
export type NotebookCourse = z.infer<typeof NotebookCourse>

/** As of a day, by default today, or the nearest one of the year. */
const ofDay = { year_id: z.optional(idText), date: z.optional(queryDate) }

export const readTariff = endpoint({
  method: 'GET',
  path: '/api/courses/tariff/',
  access,
  query: z.strictObject(ofDay),
  response: z.extend(Tariff, {
    year: z.object({ id, from: isoDate, to: isoDate }),
    may_edit: z.boolean(),
    notebook_courses: z.array(NotebookCourse),
  }),
  summary: 'Тарификация на день: кто что ведёт и сколько часов',
})

/** The list of a day, or one that was issued. */
const asFile = { ...ofDay, issue_id: z.optional(idText) }
export const exportTariff = fileEndpoint({
  path: '/api/courses/tariff/export/',
  access,
  query: z.strictObject(asFile),
  file: fileTypes.xlsx,
  summary: 'Тарификация в XLSX',
})
export const printTariff = fileEndpoint({
  path: '/api/courses/tariff/print/',
  access,
  query: z.strictObject({ ...asFile, size: z._default(z.enum(['A3', 'A4']), 'A3') }),
  file: fileTypes.pdf,
  summary: 'Тарификация на бумаге, А3 или А4',
})

/** One that was issued: what stands in it never changes. */
export const Issue = z.object({
  id,
  as_of: isoDate,
  made_at: z.string(),
  made_by: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  sums: Sums,
})
export type Issue = z.infer<typeof Issue>

export const listIssues = endpoint({
  method: 'GET',
  path: '/api/courses/tariff/issues/',
  access,
  query: z.strictObject({ year_id: z.optional(idText) }),
  response: z.object({ items: z.array(Issue) }),
  summary: 'Выпущенные тарификации года',
})
/** Freezes the list as of a day; earlier ones stay. */
export const issueTariff = endpoint({
  method: 'POST',
  path: '/api/courses/tariff/issues/',
  access: keeps,
  body: z.strictObject({ date: queryDate, remark: z.optional(z.nullable(text(300))) }),
  response: Issue,
  summary: 'Выпустить тарификацию на день',
})
export const readIssue = endpoint({
  method: 'GET',
  path: '/api/courses/tariff/issues/{id}/',
  access,
  params: IdParams,
  response: z.extend(Issue, { base_salary: baseSalary, rows: z.array(TariffRow) }),
  summary: 'Выпущенная тарификация',
})

/** A teacher whose hours, rate or groups differ; null hours: not in the list. `lines`: what differs, in words. */
export const TariffDifference = z.object({
  id,
  full_name: z.string(),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
  lines: z.array(z.string()),
})
export type TariffDifference = z.infer<typeof TariffDifference>

/** An issued list against a later one, or against the list of a day. */
export const compareTariffs = endpoint({
  method: 'GET',
  path: '/api/courses/tariff/issues/{id}/compare/',
  access,
  params: IdParams,
  query: z.strictObject({ with_id: z.optional(idText), date: z.optional(queryDate) }),
  response: z.object({
    before: isoDate,
    after: isoDate,
    items: z.array(TariffDifference),
    hours: z.object({ before: z.number(), after: z.number() }),
  }),
  summary: 'Чем тарификации различаются',
})
export type TariffComparison = z.infer<typeof compareTariffs.response>

export const setNotebookCourses = endpoint({
  method: 'POST',
  path: '/api/courses/tariff/notebooks/',
  access: keeps,
  body: z.strictObject({ courses: z.array(NotebookCourse).check(z.maxLength(500)) }),
  response: nothing,
  summary: 'По каким предметам проверяют тетради',
})
