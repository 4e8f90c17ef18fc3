import { sql } from 'kysely'
import { isOwnChild } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listOfSql } from '#platform/server/list.ts'
import { listOwnPapers, type OwnPaper } from '../../contract/own.ts'
import { actObjection } from '../../rules/act.ts'
import { actsOf } from '../acts.ts'
import { readerOf } from '../reader.ts'
import { listedColumns } from '../register/find-documents.ts'

const shownWords = 4000

const withoutImpossible = (paper: OwnPaper): OwnPaper => {
  const { kind, number, ended } = paper
  const facts = { ...paper, genre: kind.genre, isNumbered: number !== null, isEnded: ended !== null }
  return { ...paper, acts: paper.acts.filter((act) => actObjection(act, facts) === null) }
}

export const listOwnPapersHandler = handle(listOwnPapers, async ({ query, caller, db, today }) => {
  const reader = await readerOf(db, caller, today)
  const own = sql`(d.author_id = ${caller.personId}::integer or (k.genre = 'certificate' and d.status = 'accepted'
    and (d.person_id = ${caller.personId}::integer or ${isOwnChild(caller, sql.ref('d.person_id'), today)})))`
  const page = await listOfSql<OwnPaper>(db, {
    columns: sql`${listedColumns(reader)}, d.language, d.remark, left(d.words, ${shownWords}) as words, ${actsOf(reader)} as acts`,
    found: sql`from documents.document d join documents.kind k on k.id = d.kind_id where d.removed_at is null and ${own}`,
    ordered: sql`order by d.changed_at desc, d.id desc`,
  }).pageOf(query)
  return { ...page, items: page.items.map(withoutImpossible) }
})
