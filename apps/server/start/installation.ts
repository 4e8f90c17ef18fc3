import { makeDataFolder } from '#platform/server/start/data-folder.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { checkExternal } from './external-database.ts'
import { ownSecret } from './own-secret.ts'
import type { Settings } from './settings.ts'

/** A data folder and a migrated database that answers. */
export interface Installation {
  databaseUrl: string
  /** Signs access tokens. */
  secret: string
  /** Tells later starts on the same data where we answer. */
  announce: (address: string) => Promise<void>
  close: () => Promise<void>
}
interface Options {
  print: (line: string) => void
  /** Hears of each part of the start that has ended. */
  phaseEnded?: (name: string) => void
  /** Called when the data have come into another process's hands: ours must end. */
  dispossessed?: () => void
  /** True: a tool that may work beside the running school instead of being refused. */
  beside?: boolean
}

/**
 * Opens the installation that the settings name: the embedded PostgreSQL, or the one of DATABASE_URL; migrates it.
 * @throws StartRefusal
 */
export async function openInstallation(settings: Settings, options: Options): Promise<Installation> {
  makeDataFolder(settings.dataDir)
  const server = await (settings.databaseUrl === undefined
    ? embedded(settings.dataDir, options)
    : external(settings.databaseUrl, options))
  const { phaseEnded = () => {} } = options
  phaseEnded('PostgreSQL')
  try {
    await migrate(server.databaseUrl, (name) => options.print(`База данных: ${name}`))
    phaseEnded('миграции')
    return { ...server, secret: settings.secretKey ?? ownSecret(settings.dataDir) }
  } catch (error) {
    await server.close()
    throw error
  }
}

type Server = Omit<Installation, 'secret'>

async function embedded(dataDir: string, options: Options): Promise<Server> {
  options.print(`Запускаю PostgreSQL, данные в ${dataDir}`)
  const cluster = await openCluster(dataDir, { durable: true, ...options })
  if (cluster.adopted) options.print('Подхватил PostgreSQL, оставшийся от прежнего запуска')
  return { databaseUrl: cluster.url(), announce: cluster.announce, close: cluster.stop }
}

async function external(databaseUrl: string, { print }: Options): Promise<Server> {
  print('Проверяю сервер из DATABASE_URL')
  for (const sentence of await checkExternal(databaseUrl)) print(sentence)
  return { databaseUrl, announce: async () => {}, close: async () => {} }
}
