import { yearShapeOf } from '#areas/calendar/rules/year-shape.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { drawPeople, type DrawOptions, type Drawn } from '../draw.ts'
import { drawLife } from '../life/draw-life.ts'
import type { SchoolLife } from '../life/school-life.ts'
import { drawSubstitutions } from '../life/substitutions.ts'
import { demonstrationPlan } from '../plan.ts'
import { teacherKind } from '../posts.ts'
import { cast } from '../sign-ins.ts'
import { extraJobs } from './extras.ts'
import type { Job, LifeJob } from './job.ts'
import { closings, journalPages, readKindIds, type JournalOptions } from './journal.ts'
import { writeSubstitutions, writeTexts, writeWorks } from './lessons.ts'
import { readLife } from './read-life.ts'

/** The year's memberships end when the next year begins. */
const endOfYear = (start: CalendarDate): CalendarDate => `${Number(start.slice(0, 4)) + 1}-09-01`

/** The people of the school: the same seed, plan and day give the same. */
export function drawSchool({ seed, plan, today }: Pick<DrawOptions, 'seed' | 'plan' | 'today'>): Drawn {
  const from = yearShapeOf(today).date_start
  return drawPeople({ seed, plan, from, until: endOfYear(from), today })
}

function coverAbsences(life: SchoolLife, teachers: ReadonlyMap<string, number>) {
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
  const { seed, today, timeZone, classes, facts } = job
  const { plan } = await demonstrationPlan(classes)
  const life = await readLife(db, { seed, today }, { plan, drawn: drawSchool({ seed, plan, today }), facts })
  await writeSubstitutions(db, coverAbsences(life, new Map(facts.teachers)))
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
  const extras = { seed, today, timeZone }
  return [...newest, ...extraJobs(extras, false), ...older, ...closings(journal), ...extraJobs(extras, true)]
}
