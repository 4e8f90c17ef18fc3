import type { Database } from '../database.ts'

/**
 * Months for which a kind of record is kept: the setting `retention.<kind>` where the school has one, else `byDefault`.
 */
export async function retentionMonths(db: Database, kind: string, byDefault: number): Promise<number> {
  const row = await db
    .selectFrom('platform.setting')
    .where('name', '=', `retention.${kind}`)
    .select('value')
    .executeTakeFirst()
  return typeof row?.value === 'number' && Number.isInteger(row.value) && row.value > 0 ? row.value : byDefault
}
