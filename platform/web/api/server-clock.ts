const key = 'server-clock'
/** A device's clock that was wrong yesterday may have been put right since. */
const maxKeptMs = 24 * 3_600_000

/** What an earlier page of this device has heard: after a reload without a network nobody else tells the time. */
function keptOffset(): number | null {
  try {
    const [offset = Number.NaN, at = Number.NaN] = (localStorage.getItem(key) ?? '').split(' ').map(Number)
    return Math.abs(Date.now() - at) < maxKeptMs && Number.isFinite(offset) ? offset : null
  } catch {
    return null
  }
}
function keepOffset(offset: number | null): void {
  try {
    if (offset === null) localStorage.removeItem(key)
    else localStorage.setItem(key, `${offset} ${Date.now()}`)
  } catch {
    // a browser that keeps nothing asks anew after a reload
  }
}

/** How far this device's clock is from the server's, to the millisecond; null until it was told so exactly. */
let exactOffsetMs = keptOffset()
/** The same by headers, which say whole seconds and not how long they were on their way. */
let roughOffsetMs = exactOffsetMs ?? 0
/** As far as a header may be off by its way: one that says more tells that the device's clock was put right. */
const maxRoughMs = 60_000

/** Learns from the `Date` header of an answer how far this device's clock is from the server's. */
export function noteServerDate(header: string | null, now: number = Date.now()): void {
  const given = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(given)) return
  roughOffsetMs = given - now
  if (exactOffsetMs === null || Math.abs(roughOffsetMs - exactOffsetMs) <= maxRoughMs) return
  exactOffsetMs = null
  keepOffset(null)
}

/**
 * Learns it to the millisecond, and keeps it for the pages that come.
 * @param now the server's, ISO instant
 * @param sentAt when it was asked for, by `performance.now()`: half of the way is counted off
 */
export function syncServerClock(now: string, sentAt: number): void {
  const way = (performance.now() - sentAt) / 2
  exactOffsetMs = Date.parse(now) + way - Date.now()
  keepOffset(exactOffsetMs)
}

/** The server's time now, milliseconds since the epoch. */
export const serverNow = (): number => Date.now() + (exactOffsetMs ?? roughOffsetMs)
