import { sql } from 'kysely'
import { drawReportCards } from '#areas/register/server/paper/draw-report-cards.ts'
import { writeSetting } from '#platform/server/setting.ts'
import { marksOf } from './journal.ts'
import { measureLoad, type Generator, type Measured } from './measure.ts'
import { headersOf, type BenchSchool } from './school.ts'

const head = { logo: null, making: { moment: '20.11.2026 10:00', author: 'Ким В. А.', inNameOf: null } }

const prints = 60
const exports = 10

interface Card {
  student_id: number
  year_id: number
}
/** Whose report card is printed: the demonstration's student's, of the last year. */
async function readCard({ db }: BenchSchool): Promise<Card> {
  const { rows } = await sql<Card>`
    select p.id as student_id, (select id from calendar.study_year order by date_start desc limit 1) as year_id
    from people.person p join access.account a on a.id = p.admin_user_id
    where a.login = 'student@demo.school'`.execute(db)
  const [card] = rows
  if (!card) throw new Error('the demonstration has no student who signs in')
  return card
}

const courses = Array.from({ length: 18 }, (_, index) => ({
  title: `Предмет ${index}`,
  title_kk: null,
  mode: 'every_quarter' as const,
  results: [1, 2, 3, 4].map((quarter) => ({ type: 'quarter_score' as const, quarter, half: null, value: 4 })),
}))
/** A class of thirty. */
const papers = Array.from({ length: 30 }, (_, index) => ({
  content: {
    school: 'Школа-гимназия № 7',
    city: 'Алматы',
    student: `Әбдірахманова Гүлназ, ${index}`,
    class_title: '7А',
    class_teacher: 'Серикова Алия Маратовна',
    director: null,
    date_start: '2026-09-01',
    date_end: '2027-05-25',
    quarter: null,
    half: null,
    courses,
    misses: [],
  },
  language: 'ru' as const,
  stamp: null,
  date: '2026-11-20',
  isFinal: false,
}))

/** Many lists in a row are what a school asks to confirm: here nobody is there to be asked. */
const readFreely = ({ db }: BenchSchool) =>
  writeSetting(db, 'reading.ceilings', {
    ask: 100_000,
    refuse: 100_000,
    day: 1_000_000,
    minutes: 60,
    misses: 100_000,
    allowed_minutes: 60,
  })

/** Does something while report cards of a class are drawn, again and again. */
async function whileDrawing<T>(act: () => Promise<T>): Promise<T> {
  let isGoing = true
  const drawing = (async () => {
    while (isGoing) await drawReportCards('Табели', papers, head)
  })()
  try {
    return await act()
  } finally {
    isGoing = false
    await drawing
  }
}

/** A paper, a table of more than a thousand people, and what a mark waits for while thirty report cards are drawn. */
export async function benchPapers(school: BenchSchool, group: number, generator: Generator): Promise<Measured[]> {
  const { student_id, year_id } = await readCard(school)
  const card = await measureLoad('напечатать табель', generator, {
    method: 'GET',
    urls: [`${school.address}/api/documents/report-cards/students/${student_id}/?year=${year_id}&language=ru`],
    headers: await headersOf(school.address, 'student@demo.school'),
    count: prints,
    concurrency: 1,
  })
  await readFreely(school)
  const table = await measureLoad('выгрузить список учеников в XLSX', generator, {
    method: 'GET',
    urls: [`${school.address}/api/users/users/export/?kind=students&columns=name,class,birth_date,phone`],
    headers: await headersOf(school.address, 'director@demo.school'),
    count: exports,
    concurrency: 1,
  })
  const marks = await marksOf(school, group)
  const beside = await whileDrawing(() =>
    measureLoad('сохранить отметку, пока рисуются табели класса', generator, marks),
  )
  return [card, table, beside]
}
