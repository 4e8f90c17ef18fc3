import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { NormKind } from '#platform/server/norm.ts'
import { startTestApp } from '#tests/test-app.ts'
import { numberInSql } from './number-in-sql.ts'
import { numbersOn } from './numbers-on.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const source = msg`Приказ`
const norm: NormKind<'one' | 'other'> = {
  key: 'norms.sample',
  title: msg`Проба`,
  group: msg`Проба`,
  unit: msg`штук`,
  permission: crsWorkload,
  lines: [
    { key: 'one', title: msg`Один` },
    { key: 'other', title: msg`Другой` },
  ],
  max: 100,
  decimals: 1,
  initial: [
    { since: '2021-09-01', source, numbers: { one: 1, other: 1.5 } },
    { since: '2026-01-01', source, numbers: { one: 2, other: 2.5 } },
  ],
}
const days = ['2020-01-01', '2021-09-01', '2025-12-31', '2026-01-01', '2026-09-01', '2027-01-01']

test('an expression says what the reading says, whatever the school has entered', async () => {
  const both = async () => {
    for (const day of days) {
      const numbers = await numbersOn(db, norm, day)
      const { rows } = await sql<typeof numbers>`select ${numberInSql(norm, sql`'one'`, day)} as one,
        ${numberInSql(norm, sql`'other'`, day)} as other`.execute(db)
      expect([day, rows[0]]).toEqual([day, numbers])
    }
  }
  await both()
  await sql`insert into norms.value (norm, since, numbers, source) values
    ('norms.sample', '2026-01-01', '{"one": 3, "other": 3.5}', 'Приказ'),
    ('norms.sample', '2026-09-01', '{"one": 4, "other": 4.5}', 'Приказ')`.execute(db)
  await both()
  expect(await numbersOn(db, norm, '2026-02-01')).toEqual({ one: 3, other: 3.5 })
})
