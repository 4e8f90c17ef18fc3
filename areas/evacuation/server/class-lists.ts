import { sql } from 'kysely'
import { leadersOn } from '#areas/classes/server/index.ts'
import { paperHead } from '#areas/school/server/index.ts'
import { awayAt } from '#areas/student-absences/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printClassLists } from '../contract/class-lists.ts'
import type { Minute } from './gather-facts.ts'

interface ClassList {
  title: string
  room: string | null
  leaders: string[]
  /** In the order of their names, which stand beside. */
  students: number[]
  names: string[]
}
/** Classes with students, by parallel and title. */
async function readLists(db: Database, today: string): Promise<ClassList[]> {
  const { rows } = await sql<ClassList>`
    select c.title, r.title as room,
      -- the class teacher first
      array(select led.full_name from (select p.full_name, max(l.kind) as kind from ${leadersOn(today)} l
          join people.person p on p.id = l.person_id where l.class_id = c.id group by p.id) led
        order by led.kind desc, led.full_name) as leaders,
      own.students, own.names
    from (
      select m.class_id, json_agg(p.id order by p.sort_name, p.id) as students,
        json_agg(p.full_name order by p.sort_name, p.id) as names
      from classes.class_member m join people.person p on p.id = m.student_id and p.archived_at is null
      where m.during @> ${today}::date group by m.class_id) own
      join classes.class c on c.id = own.class_id join classes.parallel pa on pa.id = c.parallel_id
      left join buildings.room r on r.id = c.home_room_id
    order by pa.number, c.title`.execute(db)
  return rows
}

const tableOf = ({ students, names }: ClassList, away: ReadonlyMap<number, string>): PaperTable => ({
  columns: [
    { title: '№', share: 1, align: 'right' },
    { title: t`Фамилия, имя, отчество`, share: 9 },
    { title: t`Сегодня`, share: 4 },
    { title: t`На месте`, share: 2 },
  ],
  rows: students.map((id, index) => [String(index + 1), names[index] ?? '', away.get(id) ?? '', '']),
})

function headingOf({ title, room, leaders, students }: ClassList, away: ReadonlyMap<number, string>): string {
  const absent = students.filter((id) => away.has(id)).length
  const counted = absent === 0 ? t`учеников: ${students.length}` : t`учеников: ${students.length}, нет: ${absent}`
  return [title, counted, room === null ? '' : t`каб. ${room}`, leaders.join(', ')].filter(Boolean).join(' · ')
}

export const printClassListsHandler = handle(printClassLists, async ({ caller, db, today, context, record }) => {
  const minute: Minute = { today, time: context.clock.timeOfDay() }
  const lists = await readLists(db, today)
  if (lists.length === 0) throw notFound()
  const away = await awayAt(db, minute)
  const rows = lists.reduce((sum, { students }) => sum + students.length, 0)
  await record({ subject: 'platform.export', id: caller.accountId, after: { list: 'evacuation-class-lists', rows } })
  const bytes = await writePaper(
    {
      title: t`Списки классов`,
      head: await paperHead(context, caller),
      subtitle: t`на ${displayDate(today)}, ${minute.time} · всего учеников: ${rows}`,
    },
    ({ heading, table }) => {
      for (const list of lists) {
        heading(headingOf(list, away))
        table(tableOf(list, away))
      }
    },
  )
  return { name: t`Списки классов ${displayDate(today)}.pdf`, bytes }
})
