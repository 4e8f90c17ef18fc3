import { useCallback, useSyncExternalStore } from 'react'
import type { AnyDraft } from './draft.ts'
import type { Outbox } from './outbox.ts'

const pauseMs = 120

/** What waits in the outbox; told with a short pause, so that the list never slows the keys down. */
export function useDrafts<Draft extends AnyDraft>(outbox: Outbox<Draft>): Draft[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = outbox.listen(() => {
        timer ??= setTimeout(() => {
          timer = undefined
          listener()
        }, pauseMs)
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    [outbox],
  )
  useSyncExternalStore(subscribe, () => outbox.version)
  return outbox.all()
}
