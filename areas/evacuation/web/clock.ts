import { useEffect, useState } from 'react'
import { serverNow } from '#platform/web/api/index.ts'

/** What is heard anew may put the clock back a little: a tap still comes after the one before it, which it may undo. */
const maxBackMs = 30_000
let lastTap = 0

/** The moment of a tap, as the calls want it. */
export function tappedNow(): string {
  const now = Math.floor(serverNow())
  lastTap = now <= lastTap && lastTap - now < maxBackMs ? lastTap + 1 : now
  return new Date(lastTap).toISOString()
}

/** The server's time, told each second while it runs. */
export function useServerClock(isRunning = true): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(serverNow()), 1_000)
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
