import { sql, type RawBuilder } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import { templatesOfKinds, type UsableTemplate } from '#areas/templates/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { listCertificateChoices } from '../../contract/bulk.ts'
import { documentLanguages, type DocumentLanguage } from '../../contract/kinds.ts'
import { templateKindOf } from '../template-kinds.ts'

/** The template by which a paper can be made in a language; one in both languages makes each of them. */
export const templateIn = (
  templates: readonly UsableTemplate[],
  language: DocumentLanguage,
): UsableTemplate | undefined =>
  templates.find((one) => one.language === language) ?? templates.find((one) => one.language === 'both')

interface CertificateKind {
  id: number
  title: string
  templates: readonly UsableTemplate[]
}
/** Kinds of certificates about students, with their published templates. */
export async function readCertificateKinds(db: Database, which: RawBuilder<boolean>): Promise<CertificateKind[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select k.id, k.title from documents.kind k
    where k.genre = 'certificate' and k.subject = 'student' and k.archived_at is null and ${which}
    order by k.index, k.title`.execute(db)
  const templates = await templatesOfKinds(
    db,
    rows.map(({ id }) => templateKindOf(id)),
  )
  return rows.map((kind) => ({ ...kind, templates: templates.get(templateKindOf(kind.id)) ?? [] }))
}

interface ClassOfYear {
  id: number
  title: string
  /** In the order of a list. */
  student_ids: number[]
}
/** Classes of this year with those who are in them today. */
export async function readClassesOfYear(
  db: Database,
  which: RawBuilder<boolean>,
  today: string,
): Promise<ClassOfYear[]> {
  const { rows } = await sql<ClassOfYear>`
    select c.id, c.title, coalesce(own.ids, '{}') as student_ids
    from classes.class c join classes.parallel pa on pa.id = c.parallel_id
    join calendar.study_year y on y.id = c.year_id
    left join lateral (select array_agg(p.id order by p.sort_name, p.id) as ids from classes.class_member m
      join people.person p on p.id = m.student_id
      where m.class_id = c.id and m.during @> ${dayOfYear(today)}) own on true
    where c.year_id = ${currentYearId(today)} and ${which} order by pa.number, c.letter`.execute(db)
  return rows
}

export const listCertificateChoicesHandler = handle(listCertificateChoices, async ({ db, today }) => {
  const kinds = await readCertificateKinds(db, sql<boolean>`true`)
  const classes = await readClassesOfYear(db, sql<boolean>`true`, today)
  return {
    kinds: kinds
      .map(({ id, title, templates }) => ({
        id,
        title,
        languages: documentLanguages.filter((language) => templateIn(templates, language) !== undefined),
      }))
      .filter(({ languages }) => languages.length > 0),
    classes: classes.map(({ id, title, student_ids }) => ({ id, title, students: student_ids.length })),
  }
})
