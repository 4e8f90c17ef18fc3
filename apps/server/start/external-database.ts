import type pg from 'pg'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'
import { withClient } from '#platform/server/postgres/databases.ts'

const minVersion = 150_000
const extensions = ['btree_gist', 'pg_trgm']

/**
 * Makes sure that a server not of ours can carry the school.
 * @returns sentences about settings under which a crash may lose data
 * @throws StartRefusal naming what is wrong and what to do
 */
export async function checkExternal(connectionString: string): Promise<string[]> {
  try {
    return await withClient(connectionString, async (client) => {
      await requireAbilities(client)
      for (const name of extensions) await requireExtension(client, name)
      return dangers(client)
    })
  } catch (error) {
    throw error instanceof StartRefusal ? error : unreachable(connectionString, error as NodeJS.ErrnoException)
  }
}

async function requireAbilities(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    version: number
    name: string
    encoding: string
    standby: boolean
    create: boolean
  }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
       current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby,
       has_database_privilege(current_database(), 'create') as create`,
  )
  const [server] = rows
  if (!server || server.version < minVersion)
    throw new StartRefusal(`DATABASE_URL: нужен PostgreSQL 15 или новее, а там ${server?.name}. Обновите сервер.`)
  if (server.encoding !== 'UTF8')
    throw new StartRefusal(
      `DATABASE_URL: база данных в кодировке ${server.encoding}, нужна UTF8. Создайте её заново с encoding 'UTF8'.`,
    )
  if (server.standby) throw new StartRefusal('DATABASE_URL: это сервер-копия только для чтения, нужен основной.')
  if (!server.create)
    throw new StartRefusal('DATABASE_URL: пользователю нельзя создавать схемы. Сделайте его владельцем базы данных.')
}

async function requireExtension(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ installed: boolean }>(
    'select installed_version is not null as installed from pg_available_extensions where name = $1',
    [name],
  )
  if (rows[0]?.installed) return
  if (!rows[0])
    throw new StartRefusal(`DATABASE_URL: на сервере нет расширения ${name}. Установите пакет postgresql-contrib.`)
  try {
    await client.query(`create extension if not exists ${client.escapeIdentifier(name)}`)
  } catch {
    throw new StartRefusal(
      `DATABASE_URL: пользователю нельзя создать расширение ${name}. Пусть администратор сервера выполнит в этой базе: ` +
        extensions.map((one) => `create extension if not exists ${one};`).join(' '),
    )
  }
}

const loss = 'при сбое пропадут подтверждённые записи'
/** What each setting must be, and what threatens otherwise. */
const wanted: Record<string, { values: string[]; danger: string }> = {
  fsync: { values: ['on'], danger: loss },
  full_page_writes: { values: ['on'], danger: loss },
  synchronous_commit: { values: ['on', 'local', 'remote_write', 'remote_apply'], danger: loss },
  data_checksums: { values: ['on'], danger: 'повреждение диска останется незамеченным' },
}

async function dangers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1) order by name',
    [Object.keys(wanted)],
  )
  return rows
    .filter(({ name, setting }) => !wanted[name]?.values.includes(setting))
    .map(({ name, setting }) => `Сервер базы данных: ${name} = ${setting}; ${wanted[name]?.danger}.`)
}

function unreachable(connectionString: string, { code = '', message }: NodeJS.ErrnoException): StartRefusal {
  const url = new URL(connectionString)
  const place = url.searchParams.get('host') ?? url.host
  const sentences: Record<string, string> = {
    '28P01': `неверный пароль пользователя «${decodeURIComponent(url.username)}»`,
    '28000': `сервер не пускает пользователя «${decodeURIComponent(url.username)}» (pg_hba.conf): ${message}`,
    '3D000': `базы данных «${url.pathname.slice(1)}» нет: создайте её (createdb)`,
    '53300': 'на сервере не осталось свободных соединений',
    '57P03': 'сервер ещё запускается, повторите через минуту',
    ECONNREFUSED: `сервер ${place} не отвечает: проверьте, что PostgreSQL запущен и адрес верен`,
    ENOENT: `сервер ${place} не отвечает: проверьте, что PostgreSQL запущен и путь к сокету верен`,
    ENOTFOUND: `сервер ${place} не найден: проверьте имя`,
    EAI_AGAIN: `имя сервера ${place} не удаётся узнать: проверьте сеть`,
    ETIMEDOUT: `сервер ${place} не отвечает: проверьте сеть и адрес`,
  }
  const known = sentences[/timeout expired/.test(message) ? 'ETIMEDOUT' : code]
  return new StartRefusal(`DATABASE_URL: ${known ?? (message || code)}.`)
}
