import { msg } from '#platform/contract/text.ts'
import type { SubjectKey, TemplateField, TemplateKinds } from '#platform/server/template-sources.ts'
import type { KindSubject } from '../contract/kinds.ts'

/** Under which templates know the documents of a kind. */
export const templateKindOf = (kindId: number): string => `document_${kindId}`

/** What a document says itself; its number and date stand over its text, for it has them only once it is signed. */
const own: readonly TemplateField[] = [
  { key: 'title', title: msg`О чём документ`, type: 'text', sample: 'О проведении субботника' },
  { key: 'correspondent', title: msg`Кому`, type: 'text', sample: 'Управление образования' },
  { key: 'due_on', title: msg`Срок`, type: 'date', sample: '2026-11-27' },
]
const subjects: Readonly<Record<KindSubject, SubjectKey>> = { none: 'none', student: 'student', staff: 'employee' }
/** After the kinds that every school has. */
const order = 100

/** Each kind of documents may have templates of its own. */
export const documentTemplateKinds: TemplateKinds = {
  read: async (db) => {
    const kinds = await db
      .selectFrom('documents.kind')
      .where('archived_at', 'is', null)
      .select(['id', 'title', 'subject'])
      .orderBy('index')
      .execute()
    return kinds.map(({ id, title, subject }, index) => ({
      key: templateKindOf(id),
      title,
      subject: subjects[subject as KindSubject],
      fields: own,
      order: order + index,
    }))
  },
}
