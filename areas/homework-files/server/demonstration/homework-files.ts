import { homeworkDocuments } from '../../contract/purpose.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { keepFile, storeDocument } from '#areas/media/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { homeworkDrawing } from './homework-drawing.ts'

interface Shown {
  today: CalendarDate
  /** The title of a class. */
  shownClass: string
}
interface Given {
  lesson_id: number
  account_id: number
  course: string
  topic: string
  homework: string
  date: CalendarDate
}

/** The newest lesson with homework of each of some subjects of the shown student's class, and the own ones of the teacher. */
async function readLessons(db: Database, { today, shownClass }: Shown): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select distinct on (co.title, l.date) l.id as lesson_id, t.admin_user_id as account_id, co.title as course,
      coalesce(txt.topic, co.title) as topic, txt.homework, l.date
    from classes.class c join classes.group_class gc on gc.class_id = c.id
    join classes.study_group g on g.id = gc.group_id join curriculum.course co on co.id = g.course_id
    join timetable.lesson l on l.group_id = g.id and l.takes_place and l.date between ${today}::date - 7 and ${today}
    join journal.lesson_text txt on txt.lesson_id = l.id and txt.homework is not null
    join timetable.lesson_teacher lt on lt.lesson_id = l.id
    join people.person t on t.id = lt.teacher_id and t.admin_user_id is not null
    where c.title = ${shownClass} and co.title in ('Русский язык', 'Геометрия', 'Физика', 'Алгебра', 'Химия')
    order by co.title, l.date, l.id`.execute(db)
  return rows
}

const sheetOf = async ({ course, topic, homework, date }: Given) => ({
  name: `${course}. Задание на дом.pdf`,
  bytes: await writePaper(
    { title: course, subtitle: `Задание на дом: ${topic}`, madeAt: new Date(`${date}T06:00:00Z`) },
    (paper) => {
      paper.text(homework)
      paper.text('1. Прочитайте параграф и выпишите в тетрадь новые понятия.')
      paper.text('2. Ответьте письменно на вопросы в конце параграфа.')
      paper.text('3. Отметьте то, что осталось непонятным: разберём в начале следующего урока.')
    },
  ),
})

/** Some lessons of the last week have sheets, those of geometry and physics a drawing beside. */
export async function writeHomeworkFiles(db: Database, media: string, shown: Shown): Promise<void> {
  for (const lesson of await readLessons(db, shown)) {
    const isDrawn = lesson.course === 'Геометрия' || lesson.course === 'Физика'
    const files = [
      await sheetOf(lesson),
      ...(isDrawn ? [{ name: 'Чертёж к задаче.png', bytes: await homeworkDrawing() }] : []),
    ]
    for (const [index, { name, bytes }] of files.entries()) {
      const given = {
        file: Buffer.from(bytes),
        name,
        accountId: lesson.account_id,
        clientId: randomUUID(),
        purpose: homeworkDocuments,
      }
      const stored = await storeDocument(db, media, given)
      if (!stored || !(await keepFile(db, stored.id, lesson.account_id, homeworkDocuments)))
        throw new Error(`A file of the demonstration was not kept: ${name}`)
      await db
        .insertInto('homework_files.homework_file')
        .values({ lesson_id: lesson.lesson_id, file_id: stored.id, place: index + 1 })
        .execute()
    }
  }
}
