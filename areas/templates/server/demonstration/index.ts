import type { Database } from '#platform/server/database.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { insertTemplate } from '../write-templates.ts'
import { classList } from './class-list.ts'

async function writeTemplates(db: Database, today: string): Promise<void> {
  const at = `${today}T09:00:00+05:00`
  const id = await insertTemplate(db, null, {
    kind: 'class_paper',
    title: 'Список класса',
    language: 'ru',
    ru: classList,
    kk: null,
  })
  await db
    .updateTable('templates.version')
    .set({ changed_at: at, published_at: at })
    .where('template_id', '=', id)
    .execute()
}

/** A list of a class, ready to be printed. */
export const demonstration: readonly DemonstrationPart[] = [
  { name: 'templates', write: ({ db, today }) => writeTemplates(db, today) },
]
