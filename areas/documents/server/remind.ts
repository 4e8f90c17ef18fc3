import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Folder } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { withEvents } from '#platform/server/with-events.ts'
import { documentLink } from './document-link.ts'
import { documentTasks } from './notice-kinds.ts'
import { notifyPersons } from './notify-persons.ts'

interface Due {
  id: number
  document_id: number
  title: string
  folder: Folder
  person_id: number
  full_name: string
  given_by: number
  due_on: string
}

/** Assignments whose day is tomorrow, today or has just passed, each once a day. */
async function takeDue(db: Database, today: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update documents.assignment a set reminded_on = ${today} from documents.document d, people.person p
    where d.id = a.document_id and p.id = a.person_id and a.done_on is null and d.removed_at is null and d.ended is null
      and a.due_on between ${addDays(today, -1)}::date and ${addDays(today, 1)}::date
      and a.reminded_on is distinct from ${today}::date
    returning a.id, a.document_id, d.title, d.folder, a.person_id, p.full_name, a.given_by, a.due_on`.execute(db)
  return rows
}

async function tell(call: { db: Database; publish: Publish }, due: Due, today: string): Promise<void> {
  const { id, person_id, due_on } = due
  const link = documentLink(due.document_id, due.folder)
  const subject = `assignment:${id}:due:${due_on}:${today}`
  if (due_on >= today) {
    const title = due_on === today ? msg`Сегодня срок: ${due.title}` : msg`Завтра срок: ${due.title}`
    return notifyPersons(call, [person_id], { kind: documentTasks, title, link, subject })
  }
  await notifyPersons(call, [person_id], { kind: documentTasks, title: msg`Просрочено: ${due.title}`, link, subject })
  await notifyPersons(call, [due.given_by], {
    kind: documentTasks,
    title: msg`Просрочено: ${due.title}`,
    text: msg`Исполнитель: ${due.full_name}`,
    link,
    subject: `${subject}:control`,
  })
}

/** Reminds those who carry documents out, and once the day has passed those who gave them too. */
export async function remindOfAssignments(context: AppContext): Promise<void> {
  const today = context.clock.today()
  await withEvents(context, async (db, publish) => {
    for (const due of await takeDue(db, today)) await tell({ db, publish }, due, today)
  })
}

export const remindTask: ScheduledTask = {
  name: 'documents-remind',
  cron: '0 8 * * *',
  run: remindOfAssignments,
}
