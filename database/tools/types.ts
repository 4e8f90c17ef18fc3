// Types of the migrated database: `node database/tools/types.ts` writes types.generated.ts, `--verify` only compares.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { migrate } from '#platform/server/migrate.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { removeHome, temporaryHome, throwAway } from '#tests/temporary-home.ts'

// as platform/server/database.ts parses them
const parsers = [
  '--date-parser',
  'string',
  '--numeric-parser',
  'number',
  '--type-mapping',
  '{"int8":"number","jsonb":"unknown"}',
]

const home = temporaryHome()
const cluster = await openCluster(home, throwAway)
try {
  await migrate(cluster.url())
  const file = path.join(import.meta.dirname, '../migrations/types.generated.ts')
  const what = [
    '--dialect',
    'postgres',
    '--url',
    cluster.url(),
    '--out-file',
    file,
    '--exclude-pattern',
    'public.migration',
  ]
  const verify = process.argv.includes('--verify') ? ['--verify'] : []
  const done = spawnSync('kysely-codegen', [...what, ...parsers, ...verify], { stdio: 'inherit' })
  process.exitCode = done.status ?? 1
} finally {
  await cluster.stop()
  await removeHome(home)
}
