import pg from 'pg'

/** The application's role and its database: no superuser, owner of what migrations make. */
export const applicationRole = 'shanyraq'
export const applicationDatabase = 'shanyraq'

const connectionTimeoutMillis = 10_000

/** Makes the application's role and database unless they are there (idempotent). */
export async function ensureApplication(adminUrl: string): Promise<void> {
  await ensureRole(adminUrl)
  await ensureDatabase(adminUrl, applicationDatabase)
}

async function ensureRole(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [applicationRole])
    if (rowCount === 0) await client.query(`create role ${client.escapeIdentifier(applicationRole)} login`)
  })
}

/** Makes a database of the application's role unless it is there; `template` names one to copy. */
export async function ensureDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const copied = template === undefined ? '' : ` template ${client.escapeIdentifier(template)} strategy file_copy`
    const [database, owner] = [name, applicationRole].map((word) => client.escapeIdentifier(word))
    await client.query(`create database ${database} owner ${owner}${copied}`)
  })
}

/** Runs `act` on a connection of its own. */
export async function withClient<T>(connectionString: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis })
  client.on('error', () => {}) // a lost connection fails the running query; without a listener it would end the process
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end().catch(() => {})
  }
}
