import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const isWanted = createStore(false)

/** While the component is shown, the page has the bottom of a phone to itself: everything else stays in the menu on top. */
export function useFullHeight(): void {
  useEffect(() => {
    isWanted.set(true)
    return () => isWanted.set(false)
  }, [])
}
export const useIsFullHeight = (): boolean => useStore(isWanted)
