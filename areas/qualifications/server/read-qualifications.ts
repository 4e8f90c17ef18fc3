import { sql } from 'kysely'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { mayFindPerson, readHistory, unknownPerson } from '#areas/access/server/index.ts'
import { openDocument } from '#areas/media/server/index.ts'
import { numberOn } from '#areas/norms/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readDiploma } from '../contract/educations.ts'
import { readQualifications, readQualificationsHistory } from '../contract/qualifications.ts'
import { auditedFields } from './audited.ts'
import { readCategories } from './category-rows.ts'
import { readEducations } from './education-rows.ts'
import { noticeMonths } from './norms.ts'
import { mayReadQualifications, mayWriteQualifications } from './scope.ts'
import { readSeniorities } from './seniority-rows.ts'

interface Present {
  may_write: boolean
  general_months: number | null
  teaching_months: number | null
}
const readQualificationsHandler = handle(readQualifications, async ({ params, caller, db, today }) => {
  const person = sql.ref('p.id')
  const { rows } = await sql<Present>`
    select ${mayWriteQualifications(caller, person)} as may_write, s.general_months, s.teaching_months
    from people.person p left join lateral qualifications.seniority_on(p.id, ${today}::date) s on true
    where p.id = ${params.id} and ${mayReadQualifications(caller, person)}`.execute(db)
  const [found] = rows
  if (!found) throw unknownPerson(caller, params.id)
  const own = sql<boolean>`e.person_id = ${params.id}`
  const { may_write, general_months, teaching_months } = found
  return {
    educations: await readEducations(db, own),
    seniorities: await readSeniorities(db, own),
    categories: await readCategories(db, own, today),
    present: general_months === null || teaching_months === null ? null : { general_months, teaching_months },
    notice_months: await numberOn(db, noticeMonths, today),
    may_write,
    today,
  }
})

const readDiplomaHandler = handle(readDiploma, async ({ params, caller, db, context }) => {
  const { rows } = await sql<{ stem: string; name: string; mime: string }>`
    select f.stem::text, f.name, f.mime from qualifications.education e join media.file f on f.id = e.file_id
    where e.id = ${params.id} and e.removed_at is null and ${mayReadQualifications(caller, sql.ref('e.person_id'))}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return openDocument(context, rows[0])
})

const readHistoryHandler = handle(readQualificationsHistory, async ({ params, query, caller, db, today }) => {
  const person = sql.ref('p.id')
  const may = caller.permissions.read.includes(logAudit)
    ? mayFindPerson(caller, person, today)
    : mayWriteQualifications(caller, person)
  const { rows } = await sql`select from people.person p where p.id = ${params.id} and ${may}`.execute(db)
  if (rows.length === 0) throw unknownPerson(caller, params.id)
  const where = sql<boolean>`(coalesce(h.after, h.before) ->> 'person_id')::integer = ${params.id}`
  const subjects = Object.entries(auditedFields).map(([subject, fields]) => ({ subject, where, fields: [...fields] }))
  return readHistory(db, subjects, query)
})

export const readingHandlers = [readQualificationsHandler, readDiplomaHandler, readHistoryHandler]
