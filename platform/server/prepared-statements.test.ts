import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/clone.ts'
import { openDatabase } from './database.ts'
import { preferGenericPlans } from './generic-plans.ts'
import { preparingClient } from './prepared-statements.ts'

const connectionString = await cloneDatabase()
// one connection: what one question leaves ready, the next finds
const { db } = openDatabase(connectionString, 1)
afterAll(() => db.destroy())

async function preparedLike(part: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_prepared_statements where statement like '%' || ${part} || '%'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
const three = [1, 2, 3]

test('a statement with parameters that is asked often is read and planned once', async () => {
  const answers: unknown[] = []
  for (const value of three) {
    expect(await preparedLike('as often_asked')).toBe(0)
    const { rows } = await sql`select ${value}::integer as often_asked`.execute(db)
    answers.push(...rows)
  }
  expect(answers).toEqual(three.map((value) => ({ often_asked: value })))
  expect(await preparedLike('as often_asked')).toBe(1)
  expect((await sql`select ${4}::integer as often_asked`.execute(db)).rows).toEqual([{ often_asked: 4 }])
})

test('one without parameters is not: it may be several in one', async () => {
  for (const _ of three) await sql`select 1 as without_parameters`.execute(db)
  expect(await preparedLike('as without_parameters')).toBe(0)
})

test('within a transaction that says so, lists of ids are planned once, whatever they hold', async () => {
  const general = () =>
    sql<{ count: number }>`select generic_plans::integer as count from pg_prepared_statements
      where statement like '%as planned_once%'`.execute(db)
  const ask = (on: typeof db | Parameters<typeof preferGenericPlans>[0]) =>
    sql`select count(*) as planned_once from people.person where id = any(${[1]}::integer[])`.execute(on)
  for (const _ of three) await ask(db)
  expect((await general()).rows).toEqual([{ count: 0 }])
  await db.transaction().execute(async (trx) => {
    await preferGenericPlans(trx)
    for (const _ of three) await ask(trx)
  })
  expect((await general()).rows).toEqual([{ count: 3 }])
  await ask(db)
  expect((await general()).rows).toEqual([{ count: 3 }])
})

test('what fails once is answered the next time', async () => {
  const divided = (by: number) => sql<{ result: number }>`select 6 / ${by}::integer as result`.execute(db)
  for (const by of three) await divided(by)
  await expect(divided(0)).rejects.toThrow('division by zero')
  expect((await divided(2)).rows).toEqual([{ result: 3 }])
})

test('no more are kept ready than the server has memory for: those asked last, and all are answered', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `one_of_many_${index}`)
  const ask = async (name: string) => {
    for (const value of three) {
      const { rows } = await sql`select ${value}::integer as ${sql.ref(name)}`.execute(db)
      expect(rows).toEqual([{ [name]: value }])
    }
  }
  for (const name of names) await ask(name)
  expect(await preparedLike('')).toBeLessThanOrEqual(250)
  expect(await preparedLike('one_of_many_299')).toBe(1)
  expect(await preparedLike('one_of_many_1')).toBeGreaterThan(0)
  expect(await preparedLike('as "one_of_many_1"')).toBe(0)
  // what was given up comes back
  await ask('one_of_many_1')
  expect(await preparedLike('as "one_of_many_1"')).toBe(1)
})

test('what is given up within a transaction that has failed is given up all the same', async () => {
  const names = Array.from({ length: 251 }, (_, index) => `in_failed_${index}`)
  const ask = (on: Pick<typeof db, 'getExecutor'>, name: string) =>
    sql`select ${1}::integer as ${sql.ref(name)}`.execute(on as typeof db)
  for (const name of names.slice(0, 250)) for (const _ of three) await ask(db, name)
  for (const _ of three.slice(1)) await ask(db, 'in_failed_250')
  await expect(
    db.transaction().execute(async (trx) => {
      await expect(sql`select ${1}::integer / 0`.execute(trx)).rejects.toThrow('division by zero')
      await ask(trx, 'in_failed_250')
    }),
  ).rejects.toThrow('current transaction is aborted')
  for (const _ of three) expect((await ask(db, 'in_failed_0')).rows).toEqual([{ in_failed_0: 1 }])
})

test('a connection that does not answer in time is not lent to the next', async () => {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString,
    max: 1,
    connectionTimeoutMillis: 10_000,
    query_timeout: 200,
  })
  const client = await pool.connect()
  client.on('error', () => {})
  await expect(client.query('select pg_sleep(3)')).rejects.toThrow('Query read timeout')
  client.release()
  expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }])
  await pool.end()
})
