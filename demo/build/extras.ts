import { areas } from '#apps/server/areas.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { Database } from '#platform/server/database.ts'
import { institutionOf } from '../institution.ts'

interface ExtraOptions {
  institution?: SchoolKind
  seed: number
  today: CalendarDate
  timeZone: string
}
/** What stands in the school beside its journals, in the order of the areas. */
const parts = areas.flatMap(({ demonstration = [] }) => demonstration)

export interface ExtraJob extends ExtraOptions {
  kind: 'extra'
  /** Its name among the parts. */
  what: string
}

/** @param afterResults those made of closed results, or all others */
export const extraJobs = (
  { institution = 'school', seed, today, timeZone }: ExtraOptions,
  afterResults: boolean,
): ExtraJob[] =>
  parts
    .filter(
      ({ name, needsResults = false }) => needsResults === afterResults && institutionOf(institution, today).has(name),
    )
    .map(({ name }) => ({ kind: 'extra', what: name, institution, seed, today, timeZone }))

/** Writes a part; one that no area brings any more is passed over. */
export async function writeExtra(
  db: Database,
  { what, institution = 'school', seed, today, timeZone }: ExtraJob,
  media: string | undefined,
): Promise<void> {
  const part = parts.find(({ name }) => name === what)
  await part?.write({
    db,
    seed,
    today,
    timeZone,
    media,
    shownClass: institutionOf(institution, today).cast.studentClass,
  })
}
