import { sql } from 'kysely'
import { mayFindPerson, ofRecord, readHistory } from '#areas/access/server/index.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readGroupHistory } from '../../contract/group.ts'
import { groupRows } from '../list/find-groups.ts'

const groupFields = ['title', 'kind', 'level', 'hours', 'closed_on', 'follows_class', 'norm_reason']
const memberFields = ['student_id', 'from', 'to']

const studentsIn = (entries: readonly HistoryEntry[]): number[] =>
  entries.flatMap(({ steps }) =>
    steps.flatMap(({ field, before, after }) => (field === 'student_id' ? [Number(before ?? after)] : [])),
  )

export const readGroupHistoryHandler = handle(readGroupHistory, async ({ params, query, db, caller, today }) => {
  const group = await groupRows(db, caller, today).where('g.id', '=', params.id).select('g.id').executeTakeFirst()
  if (!group) throw notFound()
  const ofGroup = sql<boolean>`coalesce(h.after, h.before) @> ${JSON.stringify({ group_id: params.id })}::jsonb`
  const found = await readHistory(
    db,
    [
      { subject: 'classes.study_group', where: ofRecord(params.id), fields: groupFields },
      { subject: 'classes.group_member', where: ofGroup, fields: memberFields },
    ],
    query,
  )
  const named = await db
    .selectFrom('people.person as p')
    .where('p.id', 'in', [0, ...studentsIn(found.items)])
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select(['p.id', 'p.full_name'])
    .execute()
  const names = new Map(named.map(({ id, full_name }) => [id, full_name]))
  const inWords = (id: unknown) => (id === null ? null : (names.get(Number(id)) ?? t`ученик`))
  return {
    ...found,
    items: found.items.map((entry) => ({
      ...entry,
      steps: entry.steps.map((step) =>
        step.field === 'student_id' ? { ...step, before: inWords(step.before), after: inWords(step.after) } : step,
      ),
    })),
  }
})
