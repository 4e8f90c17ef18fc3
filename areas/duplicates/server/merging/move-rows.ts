import { sql } from 'kysely'
import pg from 'pg'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { coverDays, dropRow, pairsOf, readRow } from './duplicate-rows.ts'
import type { DuplicateRule } from '#platform/server/person-duplicates.ts'
import {
  referencesTo,
  repointColumn,
  titleOfReference,
  type FoundColumn,
  type ReferenceTitles,
} from '#platform/server/references.ts'
import type { Row, Trail } from './trail.ts'

export const personTable = 'people.person'
/** Mergers and pairs marked as different are about the two records, so they stay with the record that they name. */
const staying = new Set(['duplicates.merger', 'duplicates.distinct_pair'])

/** Columns that refer to persons and are changed to refer to the record that stays. */
export const movingColumns = async (db: Database): Promise<FoundColumn[]> =>
  (await referencesTo(db, personTable)).filter(({ table }) => !staying.has(table))

export interface Moving extends Trail {
  /** Contradictions: while there is any, the attempt is rolled back. */
  obstacles: string[]
  /** By title: how many rows moved, and which stood twice. */
  uses: Map<string, number>
  duplicates: Map<string, string[]>
}
const isReferred = (error: unknown) => error instanceof pg.DatabaseError && error.code === '23503'

const keyOf = ({ key }: FoundColumn, row: Row): Row => Object.fromEntries(key.map((name) => [name, row[name]]))

/** Removes rows of the record that goes where the record that stays has the same. @returns also contradictions, a sentence each */
async function dropDuplicates(
  db: Database,
  column: FoundColumn,
  rule: DuplicateRule,
  who: { gone: number; kept: number },
): Promise<Pick<Trail, 'dropped' | 'covering'> & { texts: string[]; obstacles: string[] }> {
  const { table } = column
  const rows = await pairsOf(db, column, rule, who)
  const obstacles = rows.flatMap(({ same, text }) => (same ? [] : [text]))
  if (obstacles.length > 0) return { dropped: [], covering: [], texts: [], obstacles }
  const dropped = new Map<string, Row>()
  const covering = new Map<string, { before: Row; key: Row }>()
  for (const pair of rows) {
    const [goneKey, keptKey] = [keyOf(column, pair.gone), keyOf(column, pair.kept)]
    dropped.set(JSON.stringify(goneKey), pair.gone)
    if (rule.isTrace !== true) {
      const name = JSON.stringify(keptKey)
      covering.set(name, covering.get(name) ?? { before: pair.kept, key: keptKey })
    }
    if (rule.spans === true) await coverDays(db, table, keptKey, goneKey)
  }
  for (const row of dropped.values()) await dropRow(db, table, keyOf(column, row))
  const covered = []
  for (const { before, key } of covering.values())
    covered.push({ table, key, before, after: await readRow(db, table, key) })
  const texts = rule.isTrace === true ? [] : [...new Set(rows.map(({ text }) => text))]
  return { dropped: [...dropped.values()].map((row) => ({ table, row })), covering: covered, texts, obstacles: [] }
}

/**
 * Makes all that names one person name the other, within the caller's transaction. What stands in both is dropped from
 * the one that goes; where they contradict, `obstacles` says so and the caller takes the whole attempt back.
 */
export async function moveRows(
  db: Database,
  { titles, rules }: { titles: ReferenceTitles; rules: Readonly<Record<string, DuplicateRule>> },
  who: { gone: number; kept: number },
): Promise<Moving> {
  const moving: Moving = { moved: [], dropped: [], covering: [], obstacles: [], uses: new Map(), duplicates: new Map() }
  for (const column of await movingColumns(db)) {
    const title = titleOfReference(titles, column)
    const rule = rules[`${column.table}.${column.column}`]
    if (rule) {
      try {
        await sql`savepoint duplicates`.execute(db)
        const done = await dropDuplicates(db, column, rule, who)
        await sql`release savepoint duplicates`.execute(db)
        moving.dropped.push(...done.dropped)
        moving.covering.push(...done.covering)
        if (done.texts.length > 0)
          moving.duplicates.set(title, [...(moving.duplicates.get(title) ?? []), ...done.texts])
        if (done.obstacles.length > 0) {
          moving.obstacles.push(...done.obstacles)
          continue
        }
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.code?.startsWith('23'))) throw error
        await sql`rollback to savepoint duplicates`.execute(db)
        moving.obstacles.push(
          isReferred(error)
            ? t`${title}: на повторную запись ссылаются другие. Исправьте её вручную`
            : t`${title}: записи пересекаются. Исправьте их вручную`,
        )
        continue
      }
    }
    const done = await repointColumn(db, column, [who.gone], who.kept)
    if (done.state === 'clash')
      moving.obstacles.push(t`${title}: записи обоих не могут стоять вместе. Исправьте их вручную`)
    else if (done.keys.length > 0) {
      moving.moved.push({ table: done.table, column: done.column, keys: done.keys })
      if (rule?.isTrace !== true) moving.uses.set(title, (moving.uses.get(title) ?? 0) + done.keys.length)
    }
  }
  return moving
}
