import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/server/migrate.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { ensureDatabase } from '#platform/server/postgres/databases.ts'
import { beginNotes, endNotes } from './schemas/compare.ts'
import { removeAbandonedHomes, removeHome, temporaryHome, throwAway } from './temporary-home.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the superuser's database. */
    admin: string
    /** Name of the migrated database to copy. */
    template: string
    /** Address of a database whose name stands as DATABASE. */
    database: string
  }
}
const template = 'template_shanyraq'

/** One cluster for a run, with one migrated database in it that each test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedHomes()
  const home = temporaryHome()
  const cluster = await openCluster(home, { ...throwAway, print: console.error })
  await ensureDatabase(cluster.adminUrl(), template)
  await migrate(cluster.url(template))
  project.provide('admin', cluster.adminUrl())
  project.provide('template', template)
  project.provide('database', cluster.url('DATABASE'))
  const notes = beginNotes(project)
  return async () => {
    await cluster.stop()
    await removeHome(home)
    await endNotes(project, notes)
  }
}
