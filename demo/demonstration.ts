import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/types.generated.ts'
import { importTimetable, publishVersion, type ImportedTimetable } from '#areas/timetable/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { buildShortDay } from './build/bells.ts'
import { buildFrame } from './build/frame.ts'
import { closeQuarters, raiseSomeResults, writeMarks } from './build/journal.ts'
import { writeSubstitutions, writeTexts, writeWorks } from './build/lessons.ts'
import { buildPeople } from './build/people.ts'
import { readLife } from './build/read-life.ts'
import { yearShapeOf } from './calendar.ts'
import { gradingMode } from './curriculum.ts'
import { drawPeople } from './draw.ts'
import { drawLife } from './life/draw-life.ts'
import type { SchoolLife } from './life/school-life.ts'
import { drawSubstitutions } from './life/substitutions.ts'
import { demonstrationPlan } from './plan.ts'
import { teacherKind } from './posts.ts'
import { cast } from './sign-ins.ts'

export interface DemonstrationOptions {
  seed: number
  today: CalendarDate
  timeZone: string
  /** Hears of each step. */
  say: (line: string) => void
  /** Names of the only classes to build, for tests; the shown student's must be among them. */
  classes?: readonly string[]
}

/** The year's memberships end when the next year begins. */
const endOfYear = (start: CalendarDate): CalendarDate => `${Number(start.slice(0, 4)) + 1}-09-01`

/** The planner knows nothing of tables just filled, and autovacuum comes too late. */
const learn = (db: Kysely<DB>) => sql`analyze`.execute(db)

function coverAbsences(life: SchoolLife, { teachers }: ImportedTimetable) {
  const codes = new Map([...teachers].map(([code, id]) => [id, code]))
  const cathedraOf = (teacher: number) => teacherKind(codes.get(teacher) ?? '').cathedra
  return drawSubstitutions({ life, cathedraOf, askedToday: teachers.get(cast.teacher) ?? 0 })
}

/** The school's people and timetable: everything that stands before the first lesson is held. */
async function buildSchool(db: Kysely<DB>, { seed, today, say, classes }: DemonstrationOptions): Promise<{ life: SchoolLife } & Written> {
  const shape = yearShapeOf(today)
  const schoolPlan = await demonstrationPlan(classes)
  const { plan } = schoolPlan
  const drawn = drawPeople({ seed, plan, from: shape.date_start, until: endOfYear(shape.date_start), today })
  say(`Демонстрация: ${plan.classes.length} классов, ${drawn.enrolments.length} учащихся, ${drawn.teachers.length} учителей`)
  const { frame, made, people } = await db.transaction().execute(async (trx) => {
    const built = await buildFrame(trx, shape)
    const imported = await importTimetable(trx, plan, { yearId: built.yearId, title: 'Основное расписание', gradingMode })
    await buildShortDay(trx, built.yearId)
    return { frame: built, made: imported, people: await buildPeople(trx, drawn, schoolPlan, imported) }
  })
  say('Демонстрация: расписание на учебный год')
  await publishVersion(db, made.versionId, { start_date: shape.date_start, end_date: shape.date_end })
  await learn(db)
  const life = await readLife(db, { seed, today }, { frame, plan, drawn, made, people })
  return { life, made, accounts: people.accounts }
}
interface Written {
  made: ImportedTimetable
  accounts: Map<number, number>
}

/** Builds the whole demonstration into an empty database: the same seed and day give the same school. */
export async function buildDemonstration(db: Kysely<DB>, options: DemonstrationOptions): Promise<void> {
  const { today, timeZone, say } = options
  await sql`select history.ensure_month(current_date)`.execute(db)
  const { life, made, accounts } = await buildSchool(db, options)
  const substitutions = coverAbsences(life, made)
  const { works, texts, misses, marks } = drawLife(life)
  const lines = { marks: marks.length.toLocaleString('ru'), misses: misses.length.toLocaleString('ru') }
  say(`Демонстрация: журналы до сегодняшнего дня, отметок ${lines.marks}, пропусков ${lines.misses}`)
  await writeSubstitutions(db, substitutions)
  const workIds = await writeWorks(db, works)
  await writeTexts(db, texts)
  const journal = { life, accounts, timeZone, today }
  await writeMarks(db, journal, marks, misses, new Map(works.map((work, index) => [work, workIds[index] ?? 0])))
  await learn(db)
  say('Демонстрация: итоги четвертей')
  await closeQuarters(db, journal)
  await raiseSomeResults(db, journal)
}
