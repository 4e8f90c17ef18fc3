import type { Change } from '#platform/server/history.ts'
import { readPaper, type PaperCall, type PaperKind } from './paper-kind.ts'
import { paperToChange, paperToWrite, requirePerson, setRemoved, takeFile } from './papers.ts'

interface Call extends PaperCall {
  record: (...changes: Change[]) => Promise<void>
}
interface WithFile {
  file_id: number | null
}

/** A new paper of the person whom the call names. @throws 404, 422 */
export async function createPaper<Paper extends { id: number }, Values extends WithFile>(
  kind: PaperKind<Paper, Values>,
  { body, ...call }: Call & { body: Values },
): Promise<Paper> {
  const { params, caller, db, today, record } = call
  await requirePerson(call, params.id, kind.mayWrite(caller, today))
  await kind.requireValid(db, body, today, null)
  await takeFile(db, caller, body.file_id, null)
  const { id } = await kind.insert(db, { ...body, person_id: params.id })
  const made = await readPaper(kind, call, id)
  await record({ subject: kind.table, id, after: kind.kept(params.id, made) })
  return made
}

/** @throws 404, 409 for who has seen an earlier version, 422 */
export async function changePaper<Paper, Values extends WithFile>(
  kind: PaperKind<Paper, Values>,
  { body, ...call }: Call & { body: Values & { version: number } },
): Promise<Paper> {
  const { params, caller, db, today, record } = call
  const may = kind.mayWrite(caller, today)
  const { person_id, file_id } = await paperToChange(db, kind.table, params.id, may, body.version)
  const before = await readPaper(kind, call, params.id)
  await kind.requireValid(db, body, today, before)
  await takeFile(db, caller, body.file_id, file_id)
  await kind.change(db, params.id, body)
  const after = await readPaper(kind, call, params.id)
  const [was, is] = [kind.kept(person_id, before), kind.kept(person_id, after)]
  await record({ subject: kind.table, id: params.id, before: was, after: is })
  return after
}

/** Takes a paper away, which may be brought back; twice is once. @throws 404 */
export async function removePaper<Paper, Values>(kind: PaperKind<Paper, Values>, call: Call) {
  const { db, caller, today, record, params } = call
  const { person_id, is_removed } = await paperToWrite(db, kind.table, params.id, kind.mayWrite(caller, today))
  if (is_removed) return {}
  const before = await readPaper(kind, call, params.id)
  await setRemoved(db, kind.table, params.id, true)
  await record({ subject: kind.table, id: params.id, before: kind.kept(person_id, before) })
  return {}
}

/** Brings a paper back as it was; twice is once. @throws 404 */
export async function restorePaper<Paper, Values>(kind: PaperKind<Paper, Values>, call: Call) {
  const { db, caller, today, record, params } = call
  const { person_id } = await paperToWrite(db, kind.table, params.id, kind.mayWrite(caller, today))
  if (!(await setRemoved(db, kind.table, params.id, false))) return {}
  const after = await readPaper(kind, call, params.id)
  await record({ subject: kind.table, id: params.id, after: kind.kept(person_id, after) })
  return {}
}
