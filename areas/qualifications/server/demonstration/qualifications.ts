import { sql } from 'kysely'
import { categoryLevels } from '#areas/organisation/rules/categories.ts'
import { addDays, daysBetween, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/demonstration/insert-rows.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'

interface Worker {
  id: number
  birth_date: CalendarDate
  hired_on: CalendarDate
  position: string
  teaches: boolean
}
const daysOfYear = 365.25
const yearsAfter = (date: CalendarDate, years: number) => addDays(date, Math.round(years * daysOfYear))
const yearOf = (date: CalendarDate) => Number(date.slice(0, 4))
const yearsBetween = (from: CalendarDate, to: CalendarDate) => Math.max(0, daysBetween(from, to) / daysOfYear)

const institutions = [
  'КазНПУ имени Абая',
  'КазНУ имени аль-Фараби',
  'КазНацЖенПУ',
  'ЕНУ имени Л. Н. Гумилёва',
  'ЖУ имени И. Жансугурова',
]
const colleges = ['Алматинский гуманитарно-педагогический колледж', 'Талдыкорганский политехнический колледж']
const [graduationAge, maxLateYears] = [22, 3]
/** A category holds five years; the lowest has no end. */
const categoryYears = 5
const yearsOfLevel = 5

const specialityOf = (position: string) =>
  /^(Учитель|Преподаватель) /u.test(position) ? position : 'Педагогика и психология'

function educationsOf(chance: Random, worker: Worker, today: CalendarDate) {
  const late = yearOf(worker.birth_date) + graduationAge + chance.whole(0, maxLateYears)
  const graduated = Math.min(late, yearOf(today) - 1)
  const level = worker.teaches
    ? chance.weighted([
        [graduated < 2008 ? 'specialist' : 'bachelor', 78],
        ['master', 16],
        ['vocational', 6],
      ])
    : chance.weighted([
        [graduated < 2008 ? 'specialist' : 'bachelor', 55],
        ['vocational', 45],
      ])
  const diploma = (of: string, institution: string, year: number) => ({
    person_id: worker.id,
    level: of,
    institution,
    speciality: worker.teaches ? specialityOf(worker.position) : null,
    year,
    diploma_number: `ЖБ-${of === 'master' ? 'М' : 'Б'} № ${chance.whole(100_000, 9_999_999)}`,
    diploma_date: `${year}-06-30`,
  })
  const first = diploma(
    level === 'master' ? 'bachelor' : level,
    chance.pick(level === 'vocational' ? colleges : institutions),
    graduated,
  )
  return level === 'master' && graduated + 2 < yearOf(today)
    ? [first, diploma('master', chance.pick(institutions), graduated + 2)]
    : [first]
}

function seniorityOf(chance: Random, worker: Worker, counted_on: CalendarDate) {
  const age = yearsBetween(worker.birth_date, counted_on)
  const most = Math.max(0, age - graduationAge)
  const general = Math.min(most, yearsBetween(worker.hired_on, counted_on) + chance.whole(0, 4))
  const general_months = Math.max(0, Math.round(general * 12))
  return {
    person_id: worker.id,
    counted_on,
    general_months,
    teaching_months: worker.teaches ? Math.max(0, general_months - chance.whole(0, 14)) : 0,
  }
}

/** What a teacher of so many years has: now and then one that ends within months, or has just ended. */
function categoriesOf(chance: Random, worker: Worker, today: CalendarDate, months: number) {
  const rank = Math.min(4, Math.max(0, Math.floor(months / 12 / yearsOfLevel) + chance.whole(-1, 1)))
  const since = (day: CalendarDate, end: CalendarDate | null, level: number) => ({
    person_id: worker.id,
    level: categoryLevels[level] ?? 'teacher',
    during: `[${day},${end ?? ''})`,
    order_number: `${chance.whole(3, 240)}-к`,
    order_date: addDays(day, -chance.whole(1, 12)),
  })
  if (rank === 0) return [since(addDays(today, -chance.whole(200, 1400)), null, 0)]
  const endsWithin = chance.chance(0.2) ? chance.whole(10, 170) : chance.whole(200, categoryYears * 365 - 30)
  const begun = addDays(today, endsWithin - Math.round(categoryYears * daysOfYear))
  const present = since(begun, yearsAfter(begun, categoryYears), rank)
  const former = since(yearsAfter(begun, -categoryYears), begun, rank - 1)
  return rank > 1 && chance.chance(0.6) ? [former, present] : [present]
}

/** Education, seniority and categories of the staff, all invented. */
export async function writeQualifications(
  db: Database,
  { seed, today }: { seed: number; today: CalendarDate },
): Promise<void> {
  const { rows } = await sql<Worker>`
    select p.id, p.birth_date, min(lower(e.during))::text as hired_on, min(po.title) as position,
      exists (select from people.kind_member k where k.person_id = p.id and k.kind_id = ${personKinds.teacher.id}) as teaches
    from people.person p join people.employment e on e.person_id = p.id join people.position po on po.id = e.position_id
    where p.birth_date is not null group by p.id having min(lower(e.during)) is not null order by p.id`.execute(db)
  const counted = `${yearOf(today) - (today.slice(5) < '09-01' ? 1 : 0)}-09-01`
  const made = rows.map((worker) => {
    const chance = random(seed, 'qualifications', worker.id)
    const seniority = seniorityOf(chance, worker, counted)
    return {
      educations: educationsOf(chance, worker, today),
      seniority,
      categories: worker.teaches ? categoriesOf(chance, worker, today, seniority.teaching_months) : [],
    }
  })
  await insertRows(
    db,
    'qualifications.education',
    made.flatMap(({ educations }) => educations),
  )
  await insertRows(
    db,
    'qualifications.seniority',
    made.map(({ seniority }) => seniority),
  )
  await insertRows(
    db,
    'qualifications.category',
    made.flatMap(({ categories }) => categories),
  )
}
