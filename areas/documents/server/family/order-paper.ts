import { handle } from '#platform/server/handle.ts'
import { orderPaper } from '../../contract/own.ts'
import { textOfLines } from '#areas/rich-text/rules/text-of-lines.ts'
import { documentToAct } from '../card/lock-document.ts'
import { insertDocument } from '../card/insert-document.ts'
import { firstText } from '../paper/first-text.ts'
import { readerOf } from '../reader.ts'
import { submit } from '../steps/submit.ts'

export const orderPaperHandler = handle(orderPaper, async (call) => {
  const { body, caller, db, today } = call
  const { kind_id, person_id, language, words, file_ids } = body
  const values = {
    kind_id,
    person_id,
    language,
    title: await titleOf(call, kind_id),
    addressee_id: null,
    correspondent: null,
    foreign_number: null,
    foreign_date: null,
    due_on: null,
  }
  const first = await firstText(call, values)
  const typed = words === null ? [] : textOfLines(words).content
  const own = language === 'kk' ? 'kk' : 'ru'
  const text = { type: 'doc' as const, content: [...(first.content[own]?.content ?? []), ...typed] }
  const content = { ...first.content, [own]: text }
  const id = await insertDocument(call, { ...values, content, template: first.template, file_ids })
  const document = await documentToAct(db, { id, act: 'submit' }, await readerOf(db, caller, today))
  await submit(call, document)
  return { id }
})

/** A paper that is ordered is called by its kind. */
async function titleOf({ db }: Pick<Parameters<typeof insertDocument>[0], 'db'>, kindId: number): Promise<string> {
  const kind = await db.selectFrom('documents.kind').where('id', '=', kindId).select('title').executeTakeFirst()
  return kind?.title ?? ''
}
