import { carryTemplates } from '#areas/assessments/server/index.ts'
import { carryLeaders, ensureParallels, insertClasses, type NewClass } from '#areas/classes/server/index.ts'
import { carryLines } from '#areas/curriculum/server/index.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Outline } from '../../rules/outline-of.ts'
import type { Target } from '../../rules/targets.ts'
import { keepsTeacher } from '../../rules/outline.ts'
import type { RollingOver } from '../doing.ts'
import { homeRoomsOf } from './home-rooms.ts'

interface Wanted {
  target: Target
  /** The class that it comes of, with its parallel. */
  from: { id: number; parallel: number } | null
}
function wantedClasses({ parallels, lowest }: Outline): Wanted[] {
  const kept = parallels.flatMap(({ classes }) =>
    classes.flatMap(({ into, id, parallel }) => (into === null ? [] : [{ target: into, from: { id, parallel } }])),
  )
  const formed = [...parallels.flatMap(({ targets }) => targets), ...(lowest?.targets ?? [])]
  return [...kept, ...formed.map((target) => ({ target, from: null }))]
}

/** Classes of the new year that are not there yet, with who leads them; lines of the plan, with the works of each. */
export async function carryStructure({ db, today, years, trace }: RollingOver, outline: Outline): Promise<Text> {
  const missing = wantedClasses(outline).filter(({ target }) => target.id === null)
  const numbers = [...new Set(wantedClasses(outline).map(({ target }) => target.parallel))]
  const parallels = await ensureParallels(db, years.into.id, numbers, trace)
  const rooms = await homeRoomsOf(
    db,
    missing.flatMap(({ from }) => from?.id ?? []),
  )
  const rows = missing.map(({ target, from }): NewClass => {
    const { parallel, letter, title, shift, language, profile, capacity } = target
    return {
      parallel_id: parallels.get(parallel) ?? 0,
      letter,
      title,
      shift,
      language,
      profile,
      capacity,
      previous_class_id: from?.id ?? null,
      home_room_id: from === null ? null : (rooms.get(from.id) ?? null),
    }
  })
  const ids = await insertClasses(db, years.into.id, rows, trace)
  const led = missing.flatMap(({ from }, index) => {
    const into_id = ids[index]
    return from === null || into_id === undefined || !keepsTeacher(from.parallel) ? [] : [{ from_id: from.id, into_id }]
  })
  await carryLeaders(db, led, trace)
  const lines = await carryLines(db, { from: years.from.id, into: years.into.id }, trace)
  const templates = await carryTemplates(db, lines, { ...trace, today })
  return msg`Классов: ${ids.length}, строк РУП: ${lines.length}, планов СОР и СОЧ: ${templates}`
}
