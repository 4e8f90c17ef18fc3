import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { cloneSchool } from '#tests/test-app.ts'
import { createJournal, takeNumbers } from './index.ts'

const url = await cloneSchool()
// processes of one school
const processes = Array.from({ length: 3 }, () => openDatabase(url, 6))
afterAll(() => Promise.all(processes.map(({ db }) => db.destroy())))
const [{ db }] = processes as [(typeof processes)[number]]

const takers = 200
/** Of so many takers one changes its mind once it has its number. */
const everyFails = 5
const key = 'documents.busy'
await createJournal(db, { key, title: 'Все сразу', pattern: '{год}-{номер:4}', period: 'calendar_year' })

test('two hundred who take numbers at once, some of whom give up: no gap, no double', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: takers }, (_, index) =>
      processes[index % processes.length]!.db.transaction().execute(async (trx) => {
        const subjects = [{ kind: 'documents.paper', id: index + 1 }]
        const [taken] = await takeNumbers(trx, { journal: key, on: '2026-11-20', subjects, by: null })
        if (index % everyFails === 0) throw new Error('changed their mind')
        return taken?.serial
      }),
    ),
  )
  const serials = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const count = takers - takers / everyFails
  expect(serials.toSorted((one = 0, other = 0) => one - other)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  )
  const { rows } = await sql`select count(*)::integer as given, max(serial) as last,
    (select last_serial from numbering.counter c where c.period = 'year:2026') as counted
    from numbering.number n where n.period = 'year:2026'`.execute(db)
  expect(rows).toEqual([{ given: count, last: count, counted: count }])
})
