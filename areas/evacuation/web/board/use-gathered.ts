import { useCallback, useEffect, useRef } from 'react'

/**
 * Hands on what comes in blocks: the first at once, what follows within `everyMs` together after it.
 * @returns takes what has come; it is the same as long as `take` and `everyMs` are
 */
export function useGathered<Item>(take: (items: readonly Item[]) => void, everyMs: number) {
  const held = useRef<Item[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (items: readonly Item[]) => {
      const handOn = () => {
        timer.current = undefined
        const due = held.current.splice(0)
        if (due.length === 0) return
        take(due)
        timer.current = setTimeout(handOn, everyMs)
      }
      held.current.push(...items)
      if (timer.current === undefined) handOn()
    },
    [take, everyMs],
  )
}
