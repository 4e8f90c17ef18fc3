import { useEffect, useState } from 'react'

const turnMs = 8_000

/** Turns pages by itself, one after another and round. @returns the page, from 0 */
export function useTurning(pages: number): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    if (pages < 2) return undefined
    const timer = setInterval(() => setTurns((before) => before + 1), turnMs)
    return () => clearInterval(timer)
  }, [pages])
  return pages === 0 ? 0 : turns % pages
}
