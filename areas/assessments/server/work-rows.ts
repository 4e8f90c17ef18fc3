import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { groupNames } from '#areas/classes/server/index.ts'
import { inWords, type Audited } from '#platform/server/audited.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'

export const workSubject = 'assessments.work'

/** A work as the history keeps it. */
export interface KeptWork {
  group_id: number
  quarter_id: number
  kind: 'sor' | 'soch'
  number: number
  title: string
  maximum: number
  lesson_id: number | null
}
export interface WorkRow extends KeptWork {
  id: number
  version: number
}

export const keptWork = ({ group_id, quarter_id, kind, number, title, maximum, lesson_id }: KeptWork): KeptWork => ({
  group_id,
  quarter_id,
  kind,
  number,
  title,
  maximum,
  lesson_id,
})

/** Works of groups, held till the end of the transaction, in the order of their ids. */
export async function holdWorks(db: Database, where: RawBuilder<boolean>): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select w.id, w.group_id, w.quarter_id, w.kind, w.number, w.title, w.maximum, w.lesson_id, w.version
    from assessments.work w where ${where} order by w.id for update`.execute(db)
  return rows
}

/** @returns what was made, for the history */
export async function makeWorks(db: Database, works: readonly (KeptWork & { id?: number })[]): Promise<Change[]> {
  if (works.length === 0) return []
  const { rows } = await sql<WorkRow>`
    insert into assessments.work (id, group_id, quarter_id, kind, number, title, maximum, lesson_id) overriding system value
    select coalesce(id, nextval(pg_get_serial_sequence('assessments.work', 'id'))), group_id, quarter_id, kind, number, title,
      maximum, lesson_id
    from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as given(id integer, group_id integer, quarter_id integer,
      kind text, number smallint, title text, maximum smallint, lesson_id bigint)
    returning id, group_id, quarter_id, kind, number, title, maximum, lesson_id, version`.execute(db)
  return rows.map((row) => ({ subject: workSubject, id: row.id, after: keptWork(row) }))
}

/** @param changed rows as they were, with what they are to be */
export async function changeWorks(
  db: Database,
  changed: readonly { before: WorkRow; after: KeptWork }[],
): Promise<Change[]> {
  if (changed.length === 0) return []
  const rows = changed.map(({ before: { id }, after: { title, maximum, lesson_id } }) => ({
    id,
    title,
    maximum,
    lesson_id,
  }))
  await sql`
    update assessments.work w set title = given.title, maximum = given.maximum, lesson_id = given.lesson_id,
      version = w.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id integer, title text, maximum smallint, lesson_id bigint)
    where w.id = given.id`.execute(db)
  return changed.map(({ before, after }) => ({
    subject: workSubject,
    id: before.id,
    before: keptWork(before),
    after: keptWork(after),
  }))
}

export async function removeWorks(db: Database, removed: readonly WorkRow[]): Promise<Change[]> {
  if (removed.length === 0) return []
  await sql`delete from assessments.work where id = any(${removed.map(({ id }) => id)}::integer[])`.execute(db)
  return removed.map((row) => ({ subject: workSubject, id: row.id, before: keptWork(row) }))
}

/** What the history tells of works, templates and requests. */
export const audited: readonly Audited[] = [
  {
    subject: workSubject,
    title: msg`работа СОР или СОЧ`,
    names: { group_id: groupNames },
    values: { kind: inWords({ sor: msg`СОР`, soch: msg`СОЧ` }) },
    titles: {
      group_id: msg`Группа`,
      kind: msg`Работа`,
      number: msg`Номер`,
      title: msg`Тема`,
      maximum: msg`Максимум`,
    },
    fields: ['group_id', 'kind', 'number', 'title', 'maximum'],
  },
  {
    subject: 'assessments.template',
    title: msg`план СОР и СОЧ`,
    titles: { course: msg`Предмет`, parallel: msg`Параллель`, plan: msg`Работы` },
    fields: ['course', 'parallel', 'plan'],
  },
  {
    subject: 'assessments.work_request',
    title: msg`просьба о работе СОР или СОЧ`,
    names: { group_id: groupNames },
    values: {
      kind: inWords({ sor: msg`СОР`, soch: msg`СОЧ` }),
      action: inWords({ add: msg`добавить`, remove: msg`убрать` }),
      state: inWords({
        waiting: msg`на согласовании`,
        accepted: msg`согласовано`,
        declined: msg`не согласовано`,
        withdrawn: msg`отозвано`,
      }),
    },
    titles: {
      group_id: msg`Группа`,
      action: msg`Что сделать`,
      kind: msg`Работа`,
      reason: msg`Причина`,
      state: msg`Состояние`,
    },
    fields: ['group_id', 'action', 'kind', 'reason', 'state'],
  },
]
