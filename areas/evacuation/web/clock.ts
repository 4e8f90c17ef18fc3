import { useEffect, useState } from 'react'
import { serverNow } from '#platform/web/api/index.ts'

const key = 'evacuation.clock'
/** A clock that was wrong yesterday may have been put right since. */
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
function keepOffset(offset: number): void {
  try {
    localStorage.setItem(key, `${offset} ${Date.now()}`)
  } catch {
    // a browser that keeps nothing asks anew after a reload
  }
}

let offsetMs = keptOffset()

/**
 * Learns how far this device's clock is from the server's, to the millisecond: the headers of answers say whole seconds.
 * @param now the server's, ISO instant
 * @param sentAt when it was asked for, by `performance.now()`: half of the way is counted off
 */
export function syncClock(now: string, sentAt: number): void {
  const way = (performance.now() - sentAt) / 2
  offsetMs = Date.parse(now) + way - Date.now()
  keepOffset(offsetMs)
}

/** The server's time, milliseconds since the epoch. */
export const evacuationNow = (): number => (offsetMs === null ? serverNow() : Date.now() + offsetMs)

/** What is heard anew may put the clock back a little: a tap still comes after the one before it, which it may undo. */
const maxBackMs = 30_000
let lastTap = 0

/** The moment of a tap, as the calls want it. */
export function tappedNow(): string {
  const now = Math.floor(evacuationNow())
  lastTap = now <= lastTap && lastTap - now < maxBackMs ? lastTap + 1 : now
  return new Date(lastTap).toISOString()
}

/** The server's time, told each second while it runs. */
export function useServerClock(isRunning = true): number {
  const [now, setNow] = useState(evacuationNow)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(evacuationNow()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

const two = (value: number): string => String(value).padStart(2, '0')
/** «04:07», «1:04:07». */
export function sinceStart(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
