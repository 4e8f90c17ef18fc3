import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from './postgres/databases.ts'
import { StartRefusal } from './start/start-refusal.ts'

interface Migration {
  name: string
  text: string
  sum: string
}
const migrationsFolder = path.join(import.meta.dirname, '../../database/migrations')
const migratorsLock = 7_102
/** One migrator waits for another this long, and for a table in use that long. */
const turnTimeout = '5min'
const tableTimeout = '10s'

/**
 * Brings the schema up to date: forward only, one transaction a file, one migrator at a time; a kill leaves whole files.
 * @param log hears the name of each file before it is applied
 * @returns names of the files applied
 * @throws StartRefusal when the database is newer than the program, or an applied file has changed since
 */
export async function migrate(
  connectionString: string,
  log: (name: string) => void = () => {},
  folder = migrationsFolder,
): Promise<string[]> {
  const migrations = readMigrations(folder)
  return withClient(connectionString, async (client) => {
    await client.query(`set lock_timeout = '${turnTimeout}'`)
    await client.query('select pg_advisory_lock($1)', [migratorsLock])
    await client.query(`set lock_timeout = '${tableTimeout}'`)
    const missing = await missingOf(client, migrations)
    for (const migration of missing) {
      log(migration.name)
      await apply(client, migration)
    }
    return missing.map(({ name }) => name)
  })
}

/** All migrations in the order of their names; `sum` is independent of line ends. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, sum: createHash('sha256').update(text).digest('hex') }
  })
}

async function missingOf(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    `create table if not exists public.migration
      (name text primary key, sum text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; sum: string }>(
    'select name, sum from public.migration order by name',
  )
  const applied = new Map(rows.map(({ name, sum }) => [name, sum]))
  const known = new Set(migrations.map(({ name }) => name))
  const newest = rows.findLast(({ name }) => !known.has(name))
  if (newest)
    throw new StartRefusal(
      `База данных новее программы: в ней уже есть изменение ${newest.name}. Запустите более новую версию программы.`,
    )
  const changed = migrations.find(({ name, sum }) => applied.has(name) && applied.get(name) !== sum)
  if (changed)
    throw new StartRefusal(
      `Файл ${changed.name} изменён после того, как был применён к этой базе данных. Верните прежний файл ` +
        '(изменения вносятся новым файлом) или начните с новой базой.',
    )
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(client: pg.Client, { name, text, sum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into public.migration (name, sum) values ($1, $2)', [name, sum])
    await client.query('commit')
  } catch (error) {
    throw refusalOf(name, error as { code?: string; message: string })
  }
}

function refusalOf(name: string, { code, message }: { code?: string; message: string }): StartRefusal {
  if (code === '55P03')
    return new StartRefusal(`Изменение ${name}: таблица занята другой программой. Остановите её и запустите снова.`)
  if (code === '53100') return new StartRefusal(`Изменение ${name}: на диске сервера базы данных нет места.`)
  return new StartRefusal(`Изменение базы данных ${name} не применилось: ${message}`)
}
