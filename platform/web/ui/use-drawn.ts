import { useDeferredValue } from 'react'

/**
 * Whether what has come is to be drawn. What comes after the page stands is drawn in slices, and the page answers between them: a
 * library that reads from outside of React has it drawn at one go. What is there from the first moment is drawn with the page.
 */
export function useDrawn(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere
}
