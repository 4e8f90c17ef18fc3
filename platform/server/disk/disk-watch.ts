import { isConnectionLoss } from '../lost-connection.ts'
import { giveUpReserve, holdReserve, isReserveGivenUp, isReserveHeld, reserveBytes } from './reserve.ts'
import { isOutOfSpace, spaceOf, type Space } from './space.ts'

/** `low`: somebody has to see to it; `full`: what is there can be read, nothing is written. */
export type DiskLevel = 'ample' | 'low' | 'full'
export interface DiskState {
  level: DiskLevel
  /** Of the disk with the data folder; null where it is not looked at. */
  space: Space | null
}
/** Whether there is room for what people write. */
export interface DiskWatch {
  state: () => DiskState
  isFull: () => boolean
  /** Of any failure: one that tells of a full disk is remembered until a write has found room again. */
  noteFailure: (error: unknown) => void
  onChange: (listener: (state: DiskState) => void) => void
  close: () => void
}
export interface DiskSettings {
  /** The data folder; without it only failures tell. */
  folder?: string | undefined
  /** Whether the database lies there too: then a reserve is held, and a lack of room stops writing before it is felt. */
  holdsDatabase?: boolean | undefined
  /** Writes to the database's files and log. @throws what the database says to that */
  probe: () => Promise<unknown>
  print: (line: string) => void
  /** For tests. */
  look?: (folder: string) => Space | null
}

const megabyte = 1024 * 1024
/** Below it nothing is begun that the disk may not be able to finish: three files of the database's log. */
const minFreeBytes = 48 * megabyte
/** Above it writing goes on, so that it does not stop and start with each file that comes and goes. */
const enoughFree = 96 * megabyte
const lowShare = 0.9
const ampleShare = 0.88
const lookMs = 1_000
const firstProbeMs = 1_000
const maxProbeMs = 10_000

const inWords = ({ level, space }: DiskState, wasFull: boolean): string => {
  const rest = space ? ` (свободно ${Math.round(space.free / megabyte)} МБ)` : ''
  if (level === 'full') return `На диске нет места${rest}: школу можно читать, записывать нельзя. Освободите место.`
  if (wasFull) return `Место на диске есть${rest}: школа снова записывает.`
  return level === 'low'
    ? `Диск заполнен больше чем на 90 %${rest}. Освободите место.`
    : `Места на диске хватает${rest}.`
}

/** Asks by a write whether there is room, ever more rarely; nothing is asked until a write has found none. */
function refusedWrites(probe: DiskSettings['probe']) {
  let isRefused = false
  let isAsking = false
  let [wait, nextAt] = [firstProbeMs, 0]
  const postpone = () => {
    nextAt = performance.now() + wait
    wait = Math.min(wait * 2, maxProbeMs)
  }
  return {
    isRefused: () => isRefused,
    note: () => {
      if (isRefused) return
      isRefused = true
      wait = firstProbeMs
      postpone()
    },
    /** @returns whether the answer has changed anything */
    ask: async (): Promise<boolean> => {
      if (!isRefused || isAsking || performance.now() < nextAt) return false
      isAsking = true
      postpone()
      // what is wrong beside room and connection is not for us to wait for
      isRefused = await probe().then(
        () => false,
        (error: unknown) => isOutOfSpace(error) || isConnectionLoss(error),
      )
      isAsking = false
      return !isRefused
    },
  }
}

/** Watches the disk until it is closed. It is full as soon as little is left or a write finds no room, and by itself no more. */
export function watchDisk({ folder, holdsDatabase = false, probe, print, look = spaceOf }: DiskSettings): DiskWatch {
  const listeners: ((state: DiskState) => void)[] = []
  const refused = refusedWrites(probe)
  const home = holdsDatabase ? folder : undefined
  let state: DiskState = { level: 'ample', space: null }
  let isSettingAside = false

  const isShort = (space: Space | null): boolean => {
    if (home === undefined || space === null) return false
    if (state.level !== 'full' && !isReserveGivenUp(home)) return space.free < minFreeBytes
    return space.free < enoughFree + (isReserveHeld(home) ? 0 : reserveBytes)
  }
  const levelOf = (space: Space | null): DiskLevel => {
    if (isShort(space) || refused.isRefused()) return 'full'
    const share = space?.usedShare ?? 0
    return share >= (state.level === 'ample' ? lowShare : ampleShare) ? 'low' : 'ample'
  }
  const see = (): void => {
    const before = state.level
    const space = folder === undefined ? null : look(folder)
    state = { level: levelOf(space), space }
    if (state.level === before) return
    print(inWords(state, before === 'full'))
    for (const listener of listeners) listener(state)
  }
  const setAside = (): void => {
    if (home === undefined || isSettingAside || state.level === 'full' || isReserveHeld(home)) return
    if ((state.space?.free ?? 0) < enoughFree + reserveBytes) return
    isSettingAside = true
    const settingAside = holdReserve(home).catch(noteFailure)
    void settingAside.finally(() => {
      isSettingAside = false
    })
  }
  function noteFailure(error: unknown): void {
    if (!isOutOfSpace(error)) return
    if (home !== undefined) giveUpReserve(home)
    refused.note()
    see()
  }
  const turn = async (): Promise<void> => {
    see()
    // a write into a disk that is known to be full would only take the rest of it
    if (!isShort(state.space) && (await refused.ask())) see()
    setAside()
  }
  void turn()
  const timer = setInterval(() => void turn(), lookMs).unref()
  return {
    state: () => state,
    isFull: () => state.level === 'full',
    noteFailure,
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  }
}
