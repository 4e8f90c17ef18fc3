import { sql } from 'kysely'
import { mayFindPerson, unknownPerson } from '#areas/access/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { translate } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { readTimeline } from '../contract/timeline.ts'

const maxEntries = 500

const readTimelineOf = (sources: readonly TimelineSource[]) =>
  handle(readTimeline, async ({ params, caller, db, today }) => {
    const { rows } = await sql`select from people.person p
      where p.id = ${params.id} and ${mayFindPerson(caller, sql.ref('p.id'), today)} and exists (
        select from people.kind_member k where k.person_id = p.id and k.kind_id = ${personKinds.student.id})`.execute(
      db,
    )
    if (rows.length === 0) throw unknownPerson(caller, params.id)
    const told = []
    for (const source of sources) {
      const entries = await source.read({ db, caller, today }, params.id)
      if (entries.length > 0) told.push({ source, entries })
    }
    return {
      sources: told.map(({ source: { id, title } }) => ({ id, title: translate(title) })),
      items: told
        .flatMap(({ source, entries }) => entries.map((entry) => ({ source: source.id, ...entry })))
        .toSorted((one, other) => other.date.localeCompare(one.date))
        .slice(0, maxEntries),
    }
  })

/** The one line of a student's life, told by all rooms. */
export const timelineOf = (areas: readonly Area[]): Area => ({
  endpoints: [readTimelineOf(areas.flatMap(({ timeline = [] }) => timeline))],
})
