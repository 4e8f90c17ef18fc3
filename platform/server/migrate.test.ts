import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { ensureDatabase, withClient } from './postgres/databases.ts'

let url: string
let folder: string
beforeEach(async () => {
  const name = `migrate_${randomUUID()}`
  await ensureDatabase(inject('admin'), name)
  url = inject('database').replace('DATABASE', name)
  folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const run = (log?: (name: string) => void) => migrate(url, log, folder)
const tables = () =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'migration' order by 1",
    )
    return rows.map(({ name }) => name)
  })

test('applies files in order, once, telling each', async () => {
  put('0002_b.sql', 'create table b (a_id integer references a)')
  put('0001_a.sql', 'create table a (id integer primary key)')
  const log: string[] = []
  expect(await run((name) => log.push(name))).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(log).toEqual(['0001_a.sql', '0002_b.sql'])
  put('0003_c.sql', 'create table c ()')
  expect(await run()).toEqual(['0003_c.sql'])
  expect(await run()).toEqual([])
})

test('a file that fails leaves nothing of itself; those before it stay', async () => {
  put('0001_a.sql', 'create table a ()')
  put('0002_b.sql', 'create table b (); select 1 / 0')
  await expect(run()).rejects.toThrow('Изменение базы данных 0002_b.sql не применилось: division by zero')
  expect(await tables()).toEqual(['a'])
  put('0002_b.sql', 'create table b ()')
  expect(await run()).toEqual(['0002_b.sql'])
})

test('refuses a database newer than the program', async () => {
  put('0001_a.sql', 'create table a ()')
  put('0002_b.sql', 'create table b ()')
  await run()
  rmSync(path.join(folder, '0002_b.sql'))
  await expect(run()).rejects.toThrow(/База данных новее программы.*0002_b\.sql/)
})

test('refuses a file that changed after it was applied, line ends aside', async () => {
  put('0001_a.sql', 'create table a (\n)')
  await run()
  put('0001_a.sql', 'create table a (\r\n)')
  expect(await run()).toEqual([])
  put('0001_a.sql', 'create table a (id integer)')
  await expect(run()).rejects.toThrow('0001_a.sql изменён')
})

test('several migrators at once apply each file once', async () => {
  put('0001_a.sql', 'create table a (); select pg_sleep(0.1)')
  put('0002_b.sql', 'create table b ()')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat().toSorted()).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(await tables()).toEqual(['a', 'b'])
})
