import { chmodSync, existsSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { makeDataFolder } from '../start/data-folder.ts'
import { accountFor, type Account } from './account.ts'
import { placeBinaries } from './binaries.ts'
import { socketFolder } from './socket-folder.ts'
import { clearUnfinished } from './unfinished.ts'

/** Everything a PostgreSQL server of ours needs to know about where it lives. */
export interface Place {
  home: string
  /** The cluster itself. */
  data: string
  /** Folder of the socket, closed to others. */
  socket: string
  log: string
  binaries: string
  /** Whose processes they are; undefined: our own. */
  account: Account | undefined
  /** False: a throw-away cluster that trusts the memory. */
  durable: boolean
}

/**
 * Makes the folders of a cluster under `folder` (idempotent).
 * @param programs folder that keeps the copy of the server's programs
 */
export function preparePlace(folder: string, durable: boolean, programs = folder): Place {
  makeDataFolder(folder)
  const home = realpathSync(folder) // a process's working folder is told without symbolic links
  const data = dataFolder(home)
  const account = accountFor(data)
  makeDataFolder(programs)
  if (account) for (const each of [home, programs]) letThrough(each)
  for (const each of new Set([home, programs])) clearUnfinished(each)
  const binaries = placeBinaries(programs, account)
  return {
    home,
    data,
    socket: socketFolder(home, account),
    log: path.join(home, 'postgres.log'),
    binaries,
    account,
    durable,
  }
}

/** Where the cluster itself lies. */
export const dataFolder = (home: string): string => path.join(home, 'postgres')

/** Another account must be able to pass through the folder to its own. */
function letThrough(folder: string): void {
  const mode = statSync(folder).mode & 0o777
  if ((mode & 0o001) === 0) chmodSync(folder, mode | 0o011)
}

/** Whether a cluster was ever made here. */
export const isInitialised = (place: Place): boolean => existsSync(path.join(place.data, 'PG_VERSION'))
