import { sql } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows } from '#platform/server/demonstration/insert-rows.ts'
import { random, type Random } from '#platform/server/demonstration/random.ts'
import { categoryTitle } from '#areas/organisation/rules/categories.ts'
import { achievementsOf } from './achievements.ts'

interface Student {
  id: number
  birth_date: CalendarDate
}
interface Worker extends Student {
  category: string | null
}
interface Paper {
  person_id: number
  kind: string
  series: string | null
  number: string
  issued_by: string
  issued_on: CalendarDate
  valid_until: CalendarDate | null
  note: string | null
}

const yearsAfter = (date: CalendarDate, years: number): CalendarDate => addDays(date, Math.round(years * 365.25))
/** Kazakhstan issues identity cards from sixteen, for ten years. */
const idAge = 16
const idYears = 10
const idIssuer = 'МВД Республики Казахстан'
const numberOf = (chance: Random, digits: number) =>
  Array.from({ length: digits }, () => String(chance.whole(0, 9))).join('')

function identityCard(chance: Random, { id, birth_date }: Student, today: CalendarDate): Paper | null {
  const first = addDays(yearsAfter(birth_date, idAge), chance.whole(5, 60))
  if (first > today) return null
  const renewals = Math.floor((Date.parse(today) - Date.parse(first)) / (idYears * 365.25 * 86_400_000))
  const issued = yearsAfter(first, renewals * idYears)
  return {
    person_id: id,
    kind: 'Удостоверение личности',
    series: null,
    number: `0${numberOf(chance, 8)}`,
    issued_by: idIssuer,
    issued_on: issued,
    valid_until: yearsAfter(issued, idYears),
    note: null,
  }
}

function papersOfStudent(chance: Random, student: Student, today: CalendarDate): Paper[] {
  const birth: Paper = {
    person_id: student.id,
    kind: 'Свидетельство о рождении',
    series: 'АА',
    number: numberOf(chance, 7),
    issued_by: 'Отдел РАГС',
    issued_on: addDays(student.birth_date, chance.whole(7, 45)),
    valid_until: null,
    note: null,
  }
  return [birth, identityCard(chance, student, today) ?? []].flat()
}

const universities = ['КазНПУ имени Абая', 'КазНУ имени аль-Фараби', 'КазНацЖенПУ', 'ЕНУ имени Л. Н. Гумилёва']
const [graduationAge, maxLateYears] = [22, 3]
const categoryYears = 5

function papersOfWorker(chance: Random, worker: Worker, today: CalendarDate): Paper[] {
  const { id, birth_date, category } = worker
  const diploma: Paper = {
    person_id: id,
    kind: 'Диплом',
    series: 'ЖБ-Б',
    number: numberOf(chance, 7),
    issued_by: chance.pick(universities),
    issued_on: `${Number(birth_date.slice(0, 4)) + graduationAge + chance.whole(0, maxLateYears)}-06-30`,
    valid_until: null,
    note: null,
  }
  const granted = addDays(today, -chance.whole(10, categoryYears * 365 + 20))
  const certificate: Paper = {
    person_id: id,
    kind: 'Сертификат',
    series: null,
    number: numberOf(chance, 6),
    issued_by: 'Аттестационная комиссия',
    issued_on: granted,
    valid_until: yearsAfter(granted, categoryYears),
    note: `Категория: ${categoryTitle(category) ?? ''}`,
  }
  const papers = [diploma, identityCard(chance, worker, today) ?? [], category === null ? [] : certificate].flat()
  return papers.filter(({ issued_on }) => issued_on <= today)
}

const troubles = [
  { allergies: 'Пыльца (май — июнь)', medicines: 'Цетиризин по назначению врача' },
  { allergies: 'Арахис', emergency: 'При отёке или затруднённом дыхании сразу вызвать 103 и сообщить родителям' },
  {
    chronic: 'Бронхиальная астма',
    medicines: 'Сальбутамол, ингалятор при себе',
    emergency: 'Дать ингалятор, усадить, вызвать 103, если не легче через 10 минут',
  },
  { chronic: 'Близорукость', note: 'Сидеть на первых партах, очки на уроках' },
  { chronic: 'Сколиоз', note: 'Лечебная физкультура' },
]
const exemptDays = 30

function healthOf(chance: Random, { id }: Student, today: CalendarDate) {
  const group = chance.weighted([
    [1, 45],
    [2, 42],
    [3, 11],
    [4, 2],
  ])
  const pe =
    group === 1
      ? 'main'
      : chance.weighted([
          ['main', group === 2 ? 60 : 5],
          ['preparatory', 30],
          ['special', group === 2 ? 2 : 40],
          ['exempt', 4],
        ])
  const trouble: Partial<Record<'allergies' | 'chronic' | 'medicines' | 'emergency' | 'note', string>> =
    group > 2 || chance.chance(0.05) ? chance.pick(troubles) : {}
  return {
    person_id: id,
    health_group: group,
    pe_group: pe,
    exempt_until: pe === 'exempt' ? addDays(today, chance.whole(3, exemptDays)) : null,
    allergies: trouble.allergies ?? null,
    chronic: trouble.chronic ?? null,
    medicines: trouble.medicines ?? null,
    emergency: trouble.emergency ?? null,
    note: trouble.note ?? null,
  }
}

const idsOf = async (db: Database, code: string) => {
  const { rows } = await sql<{ id: number; title: string }>`
    select r.id, r.title from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = ${code}`.execute(db)
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Documents of staff and students, achievements of a fifth of the students, and their health; all of it invented. */
export async function writePersonalFiles(
  db: Database,
  { seed, today }: { seed: number; today: CalendarDate },
): Promise<void> {
  const { rows: students } = await sql<Student>`
    select p.id, p.birth_date from people.person p
    where p.birth_date is not null and p.id in (select student_id from classes.class_member) order by p.id`.execute(db)
  const { rows: workers } = await sql<Worker>`
    select p.id, p.birth_date, max(c.level) as category from people.person p
    join people.employment e on e.person_id = p.id
    left join qualifications.category c on c.person_id = p.id and c.during @> ${today}::date where p.birth_date is not null group by p.id order by p.id`.execute(
    db,
  )
  const kinds = await idsOf(db, 'document_kind')
  const levels = await idsOf(db, 'achievement_level')
  const chance = random(seed, 'personal files')
  const papers = [
    ...students.flatMap((student) => papersOfStudent(chance, student, today)),
    ...workers.flatMap((worker) => papersOfWorker(chance, worker, today)),
  ]
  await insertRows(
    db,
    'personal_file.document',
    papers.map(({ kind, ...paper }) => ({ ...paper, kind_id: kinds.get(kind) ?? 0 })),
  )
  const ids = students.map(({ id }) => id)
  await insertRows(db, 'personal_file.achievement', achievementsOf({ seed, today, levels }, ids))
  await insertRows(
    db,
    'personal_file.health',
    students.map((student) => healthOf(chance, student, today)),
  )
}
