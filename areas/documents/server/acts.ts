import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { signsNow } from '#areas/approvals/server/index.ts'
import { documentActs, type DocumentAct } from '../rules/act.ts'
import { docSign } from '../contract/permissions.ts'
import { documentSubject } from './approval-kind.ts'
import { keepsRegister, type Reader } from './scope.ts'

const isAuthor = ({ persons }: Reader) => sql<boolean>`d.author_id = ${persons[0] ?? null}::integer`
const signsAll = ({ caller }: Reader) =>
  scopeOf(caller, 'write', docSign) === 'none' ? sql<boolean>`false` : sql<boolean>`true`
const either = (...conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
/** To whom a received document goes for a resolution, and whoever signs for the school. */
const isAddressee = (reader: Reader) =>
  either(sql<boolean>`d.addressee_id = any(${[...reader.persons]}::integer[])`, signsAll(reader))
const maintains = (reader: Reader) => either(isAuthor(reader), keepsRegister(reader))

/** Who may do what with document `d` of kind `k`, whether or not its state allows it. */
const mayDo: Readonly<Record<DocumentAct, (reader: Reader) => RawBuilder<boolean>>> = {
  change: maintains,
  remove: maintains,
  submit: maintains,
  withdraw: isAuthor,
  sign: (reader) => signsNow(documentSubject, sql.ref('d.id'), reader.persons),
  resolve: isAddressee,
  send: maintains,
  assign: (reader) => either(isAddressee(reader), maintains(reader)),
  acquaint: (reader) => either(isAddressee(reader), maintains(reader)),
  annul: signsAll,
  renew: maintains,
}
export const mayAct = (act: DocumentAct, reader: Reader): RawBuilder<boolean> => mayDo[act](reader)

/** The acts of which the reader may do each with document `d`, as an array in SQL. */
export const actsOf = (reader: Reader): RawBuilder<DocumentAct[]> =>
  sql<DocumentAct[]>`array_remove(array[${sql.join(
    documentActs.map((act) => sql`case when ${mayAct(act, reader)} then ${sql.lit(act)} end`),
  )}]::text[], null)`
