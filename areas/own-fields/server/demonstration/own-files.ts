import { ownFieldDocuments } from '../../contract/purpose.ts'
import { demonstrationAdministrator } from '#areas/access/server/index.ts'
import { randomUUID } from 'node:crypto'
import { keepFile, storeDocument } from '#areas/media/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { writePaper } from '#platform/server/pdf.ts'

const maxPapers = 5

const paperOf = (student: string, today: CalendarDate) =>
  writePaper(
    { title: 'Согласие на обработку персональных данных', madeAt: new Date(`${today}T06:00:00Z`) },
    ({ text }) => {
      text(`Учащийся: ${student}`)
      text('Законный представитель согласен с тем, чтобы школа хранила и обрабатывала сведения об учащемся.')
    },
  )

/** Some students of the shown class have brought the paper that the own field of files is for. */
export async function writeOwnFiles(
  db: Database,
  media: string,
  { today, shownClass }: { today: CalendarDate; shownClass: string },
): Promise<void> {
  const accountId = await demonstrationAdministrator(db)
  const field = await db
    .selectFrom('own_fields.field')
    .where('type', '=', 'file')
    .select('id')
    .executeTakeFirstOrThrow()
  const students = await db
    .selectFrom('people.person as p')
    .innerJoin('classes.class_member as m', 'm.student_id', 'p.id')
    .innerJoin('classes.class as c', 'c.id', 'm.class_id')
    .where('c.title', '=', shownClass)
    .select(['p.id', 'p.full_name'])
    .distinct()
    .orderBy('p.id')
    .limit(maxPapers)
    .execute()
  for (const { id, full_name } of students) {
    const file = Buffer.from(await paperOf(full_name, today))
    const given = {
      file,
      name: 'Согласие на обработку данных.pdf',
      accountId,
      clientId: randomUUID(),
      purpose: ownFieldDocuments,
    }
    const stored = await storeDocument(db, media, given)
    if (!stored || !(await keepFile(db, stored.id, accountId, ownFieldDocuments)))
      throw new Error('A paper of the demonstration was not kept')
    await db
      .insertInto('own_fields.field_value')
      .values({ person_id: id, field_id: field.id, file_id: stored.id })
      .execute()
  }
}
