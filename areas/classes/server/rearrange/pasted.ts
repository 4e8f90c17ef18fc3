import { sql } from 'kysely'
import { countPersons, mayFindPerson } from '#areas/access/server/index.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { msg } from '#platform/contract/text.ts'
import { maxMoved, previewPasted, type PastedLine } from '../../contract/rearrangements.ts'
import { pastedLines } from '../../rules/pasted-lines.ts'
import { maintainsClass, requirePlace } from '../students/class-place.ts'

interface Found {
  line: number
  id: number
  full_name: string
  class_id: number | null
  class_title: string | null
  by_iin: boolean
}
const named = ({ id, full_name, class_title }: Found) => ({ id, full_name, class_title })

function verdictOf(line: string, found: readonly Found[], classId: number): PastedLine {
  const students = found.map(named)
  const [only] = found
  if (!only) return { line, verdict: 'none', students }
  if (found.length > 1) return { line, verdict: 'several', students }
  return { line, verdict: only.class_id === classId ? 'here' : 'found', students }
}

export const previewPastedHandler = handle(previewPasted, async ({ params, body, caller, db, today }) => {
  const lines = pastedLines(body.list)
  if (lines.length > maxMoved) throw refuse('list', msg`Не больше ${maxMoved} строк за один раз`)
  // whom one keeps may be put into any class; without that into one's own only, as when they are moved
  const place = await requirePlace({ db, today }, { classId: params.id, from: body.from, field: 'from' })
  const asked = lines.map(({ iin, name }, line) => ({ line, iin, name }))
  const person = sql.ref('p.id')
  const maintains = maintainsPerson(caller, person)
  const { rows } = await sql<Found>`
    select asked.line, p.id, p.full_name, c.id as class_id, c.title as class_title, p.iin is not distinct from asked.iin as by_iin
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(line int, iin text, name text)
    join people.person p on (p.iin = asked.iin and ${maintains})
      or (asked.iin is null and p.search like platform.search_text(asked.name) || '%'
        and (p.search = platform.search_text(asked.name) or p.search like platform.search_text(asked.name) || ' %'))
    left join classes.class_member m on m.student_id = p.id and m.during @> ${place.from}::date
    left join classes.class c on c.id = m.class_id
    where p.archived_at is null and p.merged_into_id is null
      and exists (select from people.kind_member k where k.person_id = p.id and k.kind_id = ${personKinds.student.id})
      and (${maintains} or c.id is null or ${maintainsClass(caller)})
      and ${mayFindPerson(caller, person, today)}
    order by asked.line, p.sort_name, p.id`.execute(db)
  await countPersons(
    { db, caller, today },
    rows.flatMap(({ id, by_iin }) => (by_iin ? [id] : [])),
  )
  const byLine = Map.groupBy(rows, ({ line }) => line)
  return { lines: lines.map(({ written }, line) => verdictOf(written, byLine.get(line) ?? [], place.class.id)) }
})
