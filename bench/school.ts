import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { buildApplication } from '#apps/server/application.ts'
import { tuneGarbage } from '#apps/server/start/garbage.ts'
import type { Tokens } from '#areas/access/contract/tokens.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { addYears, completeDemonstration, prepareInstallation } from '#demo/index.ts'

// as the program is started
tuneGarbage()

const today = '2026-11-20'
const timeZone = 'Asia/Almaty'

/** The demonstration school, with years behind it where more than one is asked for, on a throw-away durable PostgreSQL; with `pages`, the folder of built ones. */
export async function openBenchSchool(
  years: number,
  print: (line: string) => void,
  { pages }: { pages?: string } = {},
) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shanyraq-bench-'))
  const cluster = await openCluster(home, { durable: true })
  await migrate(cluster.url())
  const begun = performance.now()
  await prepareInstallation({ databaseUrl: cluster.url(), today, timeZone, seed: 48, print })
  const builtInMs = performance.now() - begun
  await completeDemonstration({ databaseUrl: cluster.url(), print })
  const before = performance.now()
  if (years > 1) await addYears({ databaseUrl: cluster.url(), years, print })
  const yearsInMs = performance.now() - before
  const context = await buildApplication({
    databaseUrl: cluster.url(),
    secret: 'the secret of a bench, long enough to sign',
    timeZone,
    schoolToday: today,
    publicUrl: 'http://127.0.0.1',
    isDemonstration: true,
    outbox: path.join(home, 'outbox'),
    media: path.join(home, 'media'),
    mailFrom: 'bench@localhost',
    maxLagMs: 3_000,
    jobs: false,
    pages,
  })
  // what the building leaves for PostgreSQL to tidy up would be counted as the first paths'
  await sql`vacuum (analyze)`.execute(context.db)
  const address = await context.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...context,
    home,
    databaseUrl: cluster.url(),
    address,
    builtInMs,
    yearsInMs,
    end: async () => {
      await context.close()
      await cluster.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
export type BenchSchool = Awaited<ReturnType<typeof openBenchSchool>>

export const demonstrationPassword = 'shanyraq-demo'

/** Signs in as a person of the demonstration. */
export async function tokensOf(address: string, login: string): Promise<Tokens> {
  const form = new FormData()
  form.set('username', login)
  form.set('password', demonstrationPassword)
  const answer = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${login}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Tokens
}
/** @returns headers of the calls of a person of the demonstration */
export async function headersOf(address: string, login: string): Promise<Record<string, string>> {
  const { access_token } = await tokensOf(address, login)
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
}
