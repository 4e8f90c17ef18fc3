import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cloneDatabase } from '#tests/clone.ts'
import { openDatabase } from './database.ts'
import { preferGenericPlans } from './generic-plans.ts'

const { db } = openDatabase(await cloneDatabase(), 1)
beforeAll(() => sql`create table public.kept_line (id integer primary key)`.execute(db))
afterAll(() => db.destroy())

type Transaction = Parameters<typeof preferGenericPlans>[0]
const keep = (on: Transaction, id: number) => sql`insert into public.kept_line values (${id})`.execute(on)
const kept = async () => (await sql<{ id: number }>`select id from public.kept_line order by id`.execute(db)).rows
const failing = (act: (transaction: Transaction) => Promise<unknown>) =>
  db.transaction().execute(async (transaction) => {
    await act(transaction)
    throw new Error('taken back')
  })
/** How many times the library is asked something. */
async function waysThere(act: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await act()
  const times = asked.mock.calls.length
  asked.mockRestore()
  return times
}

describe('a transaction begins with its first question', () => {
  test('which is taken back with it, whether it is asked for the first time, the third or the tenth', async () => {
    for (let id = 1; id <= 10; id++) await expect(failing((trx) => keep(trx, id))).rejects.toThrow('taken back')
    expect(await kept()).toEqual([])
    await db.transaction().execute((trx) => keep(trx, 1))
    expect(await kept()).toEqual([{ id: 1 }])
  })

  test('and so do plans that are to be general', async () => {
    const mode = (on: Transaction) =>
      sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode where ${1}::integer = 1`.execute(on)
    const inTransaction = () =>
      db.transaction().execute(async (trx) => {
        await preferGenericPlans(trx)
        return (await mode(trx)).rows
      })
    const modes = [await inTransaction(), await inTransaction(), await inTransaction(), await inTransaction()]
    expect(modes.flat()).toEqual(modes.map(() => ({ mode: 'force_generic_plan' })))
    expect((await mode(db)).rows).toEqual([{ mode: 'auto' }])
    expect(await waysThere(inTransaction)).toBe(2)
  })

  test('one without parameters comes after what opens it', async () => {
    const line = sql`insert into public.kept_line values (20)`
    await expect(failing((trx) => line.execute(trx))).rejects.toThrow('taken back')
    await expect(
      failing(async (trx) => {
        await preferGenericPlans(trx)
        await line.execute(trx)
      }),
    ).rejects.toThrow('taken back')
    expect(await kept()).toEqual([{ id: 1 }])
  })

  test('a first question that fails ends it, and the connection goes on', async () => {
    await expect(db.transaction().execute((trx) => keep(trx, 1))).rejects.toThrow('duplicate key')
    await expect(
      db.transaction().execute(async (trx) => {
        await expect(keep(trx, 1)).rejects.toThrow('duplicate key')
        await keep(trx, 30)
      }),
    ).rejects.toThrow('current transaction is aborted')
    await db.transaction().execute((trx) => keep(trx, 31))
    expect(await kept()).toEqual([{ id: 1 }, { id: 31 }])
  })

  test('where nothing is asked nothing travels', async () => {
    expect(await waysThere(() => db.transaction().execute(() => Promise.resolve()))).toBe(0)
    expect(await waysThere(() => expect(failing(() => Promise.resolve())).rejects.toThrow('taken back'))).toBe(0)
    expect(await kept()).toHaveLength(2)
  })
})
