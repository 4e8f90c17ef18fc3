import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import { notify } from './notifications/notify.ts'
import { takeInput, watchInput, type TypedValues, type WatchedInput } from './kept-input.ts'

interface KeptInput extends WatchedInput {
  /** Lays what was typed into the form again. */
  restore: (values: TypedValues) => void
}

/**
 * What is typed here outlives a session that ends by itself: it comes back, to its author only, when the form of the same name
 * stands on the same page again.
 */
export function useKeptInput({ name, read, restore }: KeptInput): void {
  const readNow = useEffectEvent(read)
  const restoreNow = useEffectEvent(restore)
  useEffect(() => {
    const values = takeInput(name)
    if (values !== null) {
      restoreNow(values)
      notify.info(t`Вернули то, что вы ввели, пока сеанс не закончился. Проверьте и сохраните`)
    }
    return watchInput({ name, read: () => readNow() })
  }, [name])
}
