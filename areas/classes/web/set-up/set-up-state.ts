import { createContext, use } from 'react'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import type { YearOfClasses } from '../../contract/set-up.ts'

export type SetUpDialog =
  | { kind: 'new'; parallel: number | null }
  | { kind: 'change' | 'close' | 'split' | 'merge' | 'history'; of: ClassOfYear }

interface SetUpState {
  year: YearOfClasses
  open: (dialog: SetUpDialog) => void
}
const State = createContext<SetUpState | null>(null)
export const SetUpProvider = State.Provider

/** What the page of classes shows, and how it opens a dialog. */
export function useSetUp(): SetUpState {
  const state = use(State)
  if (!state) throw new Error('No page of classes around')
  return state
}
