import { sql } from 'kysely'
import { countPersons, mayFindPerson, unknownPerson } from '#areas/access/server/index.ts'
import { compareCode } from '#platform/contract/compare.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { translate } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { readTimeline } from '../contract/timeline.ts'
import { isForeign } from './scope/index.ts'

const maxEntries = 500

const readTimelineOf = (sources: readonly TimelineSource[]) =>
  handle(readTimeline, async ({ params, caller, db, today }) => {
    const { rows } = await sql<{ is_foreign: boolean }>`
      select ${isForeign(caller, sql.ref('p.id'), today)} as is_foreign from people.person p
      where p.id = ${params.id} and ${mayFindPerson(caller, sql.ref('p.id'), today)} and exists (
        select from people.kind_member k where k.person_id = p.id and k.kind_id = ${personKinds.student.id})`.execute(
      db,
    )
    const [person] = rows
    if (!person) throw unknownPerson(caller, params.id)
    await countPersons({ db, caller, today }, person.is_foreign ? [params.id] : [], { isMasked: true })
    const found = []
    for (const source of sources) {
      const own = await source.read({ db, caller, today }, params.id)
      if (own.length > 0) found.push({ source, entries: own })
    }
    const entries = found
      .flatMap(({ source, entries: own }) => own.map((entry) => ({ source: source.id, ...entry })))
      .toSorted((one, other) => compareCode(other.date, one.date))
    return {
      sources: found.map(({ source: { id, title } }) => ({ id, title: translate(title) })),
      items: entries.slice(0, maxEntries),
      total: entries.length,
    }
  })

/** The one line of a student's life, told by all rooms. */
export const timelineOf = (areas: readonly Area[]): Area => ({
  endpoints: [readTimelineOf(areas.flatMap(({ timeline = [] }) => timeline))],
})
