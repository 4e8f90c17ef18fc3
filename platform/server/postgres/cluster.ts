import { inWords } from '../start/start-refusal.ts'
import { applicationDatabase, applicationRole, ensureApplication } from './databases.ts'
import { initialise } from './initialise.ts'
import { keepRunning, type Supervisor, type Listener } from './supervisor.ts'
import { AlreadyRuns, addressOf, takeOwnership } from './ownership.ts'
import { preparePlace, type Place } from './place.ts'

/** A running PostgreSQL on data of ours. */
export interface Cluster extends Supervisor {
  /** Address of a database for the application's role, by default of the application's own. */
  url: (database?: string) => string
  /** Address for the superuser. */
  adminUrl: (database?: string) => string
  /** Whether the server had been left running by a killed process. */
  adopted: boolean
}
interface Options extends Partial<Listener> {
  /** False: a throw-away cluster, faster, that may lose everything in a crash. */
  durable: boolean
  /** True: where another process owns the server, work beside it and leave it running. */
  beside?: boolean
  /** Folder that keeps the copy of the server's programs; by default that of the data. */
  programs?: string
}

/**
 * Starts PostgreSQL on the data under `home`, or takes over a server that a killed process left there.
 * @throws StartRefusal when another process owns the folder, or the server can't start
 */
export async function openCluster(home: string, options: Options): Promise<Cluster> {
  try {
    const place = preparePlace(home, options.durable, options.programs)
    await initialise(place)
    const { adopted, ...supervisor } = await claim(place, options)
    return {
      url: (database = applicationDatabase) => addressOf(place.socket, applicationRole, database),
      adminUrl: (database = 'postgres') => addressOf(place.socket, 'postgres', database),
      adopted,
      ...supervisor,
    }
  } catch (error) {
    throw inWords(error)
  }
}

async function claim(place: Place, options: Options): Promise<Supervisor & { adopted: boolean }> {
  const { print = () => {}, dispossessed = () => {}, beside = false } = options
  try {
    const { lock, adopted } = await takeOwnership(place, print)
    const supervisor = keepRunning(place, lock, { print, dispossessed })
    await ensureApplication(addressOf(place.socket, 'postgres', 'postgres')).catch(async (error: unknown) => {
      await supervisor.stop()
      throw error
    })
    return { adopted, ...supervisor }
  } catch (error) {
    if (beside && error instanceof AlreadyRuns)
      return { adopted: false, announce: async () => {}, stop: async () => {} }
    throw error
  }
}
