import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { ensureDatabase, withClient } from '#platform/server/postgres/databases.ts'
import { checkExternal } from './external-database.ts'

const admin = inject('admin')
async function emptyDatabase(): Promise<string> {
  const name = `external_${randomUUID()}`
  await ensureDatabase(admin, name)
  return inject('database').replace('DATABASE', name)
}

test('an empty database of its owner gets the extensions; dangers of the server are named', async () => {
  const url = await emptyDatabase()
  const sentences = await checkExternal(url)
  expect(sentences).toContain('Сервер базы данных: fsync = off; при сбое пропадут подтверждённые записи.')
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select extname as name from pg_extension order by 1')
    expect(rows.map(({ name }) => name)).toEqual(['btree_gist', 'pg_trgm', 'plpgsql'])
  })
})

test('who may not create schemas is refused in words', async () => {
  const url = new URL(await emptyDatabase())
  await withClient(admin, (client) => client.query('create role stranger login'))
  url.username = 'stranger'
  await expect(checkExternal(url.href)).rejects.toThrow('пользователю нельзя создавать схемы')
})

test('a missing database and an unreachable server are told apart', async () => {
  await expect(checkExternal(inject('database').replace('DATABASE', 'none'))).rejects.toThrow(
    'DATABASE_URL: базы данных «none» нет',
  )
  await expect(checkExternal('postgresql://school:secret@127.0.0.1:1/school')).rejects.toThrow(
    'DATABASE_URL: сервер 127.0.0.1:1 не отвечает',
  )
})
