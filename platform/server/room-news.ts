import { now } from './clock.ts'

/** As long as a page that was opened and left may wait for its connection; older ones read again. */
const keptMs = 10 * 60_000
/** The longest that a reading takes: what was told while it went on may not be in its answer. */
const readingMs = 30_000

/** When each room was last told something: whoever has read shortly before coming need not read again. */
export interface RoomNews {
  note: (rooms: Iterable<string>) => void
  /** Events may have got lost: nothing is known of before. */
  forget: () => void
  /**
   * @param age for how long whoever asks has had what it knows, milliseconds
   * @param reading how long before that its reading may have begun, milliseconds
   * @returns whether one of the rooms has been told anything since, or it can't be known
   */
  hasNews: (rooms: Iterable<string>, age: unknown, reading?: number) => boolean
}

export function roomNews(): RoomNews {
  // in the order of their times
  const news = new Map<string, number>()
  let knownSince = now().getTime()
  const prune = (before: number): void => {
    for (const [room, at] of news) {
      if (at >= before) return
      news.delete(room)
    }
  }
  return {
    note: (rooms) => {
      const at = now().getTime()
      for (const room of rooms) {
        news.delete(room)
        news.set(room, at)
      }
      prune(at - keptMs)
    },
    forget: () => {
      knownSince = now().getTime()
    },
    hasNews: (rooms, age, reading = readingMs) => {
      if (typeof age !== 'number' || !(age >= 0)) return true
      const at = now().getTime()
      const since = at - age - reading
      if (since < Math.max(knownSince, at - keptMs)) return true
      return [...rooms].some((room) => (news.get(room) ?? 0) >= since)
    },
  }
}
