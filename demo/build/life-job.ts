import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { drawPeople, type DrawOptions, type Drawn } from '../draw.ts'
import { institutionOf } from '../institution.ts'
import { drawLife } from '../life/draw-life.ts'
import type { SchoolLife } from '../life/school-life.ts'
import { drawSubstitutions } from '../life/substitutions.ts'
import { teacherKind } from '../posts.ts'
import type { Cast } from '../sign-ins.ts'
import { extraJobs } from './extras.ts'
import type { Job, LifeJob } from './job.ts'
import { closings, journalPages, readKindIds, type JournalOptions } from './journal.ts'
import { writeSubstitutions, writeTexts, writeWorks } from './lessons.ts'
import { readLife } from './read-life.ts'

/** The year's memberships end when the next year begins. */
const endOfYear = (start: CalendarDate): CalendarDate => `${Number(start.slice(0, 4)) + 1}-09-01`

/** The people of the school: the same seed, plan and day give the same. */
export function drawSchool({ at, seed, plan, today }: Pick<DrawOptions, 'at' | 'seed' | 'plan' | 'today'>): Drawn {
  const from = at.shape.date_start
  return drawPeople({ at, seed, plan, from, until: endOfYear(from), today })
}

function coverAbsences(life: SchoolLife, teachers: ReadonlyMap<string, number>, cast: Cast) {
  const codes = new Map([...teachers].map(([code, id]) => [id, code]))
  const cathedraOf = (teacher: number) => teacherKind(codes.get(teacher) ?? '').cathedra
  return drawSubstitutions({ life, cathedraOf, coveredToday: teachers.get(cast.teacher) ?? 0 })
}

/**
 * Draws the life of the school until today over its people and lessons as they stand, and writes what belongs to lessons:
 * substitutions, works, topics and homework.
 * @returns what is left to do: journals of this quarter, what stands beside them, older journals, results
 */
export async function liveThrough(db: Database, job: LifeJob): Promise<Job[]> {
  const { seed, today, timeZone, institution, classes, facts } = job
  const at = institutionOf(institution ?? 'school', today)
  const { plan } = await at.plan(classes)
  const life = await readLife(db, at, { seed, today }, { plan, drawn: drawSchool({ at, seed, plan, today }), facts })
  await writeSubstitutions(db, coverAbsences(life, new Map(facts.teachers), at.cast))
  const drawn = drawLife(life)
  const workIds = await writeWorks(db, drawn.works)
  await writeTexts(db, drawn.texts)
  const journal: JournalOptions = {
    life,
    accounts: new Map(facts.accounts),
    timeZone,
    kindIds: await readKindIds(db),
    workIds: new Map(drawn.works.map((work, index) => [work, workIds[index] ?? 0])),
  }
  const { newest, older } = journalPages(journal, drawn)
  const extras = { institution: at.kind, seed, today, timeZone }
  return [...newest, ...extraJobs(extras, false), ...older, ...closings(journal), ...extraJobs(extras, true)]
}
