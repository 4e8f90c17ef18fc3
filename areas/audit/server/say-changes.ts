import { stepsOf } from '#areas/access/server/index.ts'
import type { HistoryValue } from '#platform/contract/history.ts'
import { t } from '#platform/contract/text.ts'
import type { Audited } from '#platform/server/audited.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { AuditedChange } from '../contract/audit.ts'
import { keptWord } from '../rules/kept-words.ts'
import type { ChangeRow } from './find-changes.ts'

type Names = ReadonlyMap<number, string>

/** What the records are called whose ids the changes keep, by table and field; each kind of them is asked for once. */
async function readNames(db: Database, bySubject: ReadonlyMap<string, Audited>, rows: readonly ChangeRow[]) {
  const names = new Map<string, Names>()
  for (const [subject, changes] of Map.groupBy(rows, (row) => row.subject))
    for (const [field, namesOf] of Object.entries(bySubject.get(subject)?.names ?? {})) {
      const kept = changes.flatMap(({ before, after }) => [before?.[field], after?.[field]])
      const ids = new Set(kept.filter((id) => typeof id === 'number'))
      if (ids.size > 0) names.set(`${subject} ${field}`, await namesOf(db, [...ids]))
    }
  return names
}

/** Says of changes what this reader may learn of them. */
export async function sayChanges(
  db: Database,
  audited: readonly Audited[],
  caller: Caller,
  rows: readonly ChangeRow[],
): Promise<AuditedChange[]> {
  const bySubject = new Map(audited.map((one) => [one.subject, one]))
  const names = await readNames(db, bySubject, rows)
  return rows.map(({ before, after, subject_id, ...row }) => {
    const one = bySubject.get(row.subject)
    const seesValues = one?.key === undefined || caller.permissions.read.includes(one.key)
    const masked = seesValues ? (one?.masked ?? []) : (one?.fields ?? [])
    const format = (field: string, value: HistoryValue): HistoryValue => {
      if (value === null) return null
      const name = typeof value === 'number' ? names.get(`${row.subject} ${field}`)?.get(value) : undefined
      return name ?? keptWord(row.subject, field, one?.values?.[field]?.(value) ?? value)
    }
    const steps = stepsOf(before, after, { fields: one?.fields ?? [], masked, format })
    return {
      ...row,
      what: whatOf(one, subject_id, after === null && before !== null),
      kind: before === null ? 'made' : after === null ? 'removed' : 'changed',
      steps: steps.map((step) => ({ ...step, title: one?.titles[step.field]?.toString() ?? step.field })),
    }
  })
}

function whatOf(one: Audited | undefined, id: number, isGone: boolean): string {
  const title = one === undefined ? t`запись` : one.title.toString()
  if (one?.isUnnumbered) return title
  return isGone ? t`${title} № ${id}, удалено` : t`${title} № ${id}`
}
