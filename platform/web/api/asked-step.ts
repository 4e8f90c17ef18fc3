import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { requestedType } from '#platform/contract/problem.ts'
import { dialog } from '../dialog/dialog.ts'
import { createStore } from '../store.ts'
import { ApiError, objectionsOf } from './api-error.ts'

/** A step that the server asks for before it answers a call, with the ways in which it can be shown. */
export interface AskedStep {
  /** What the step is for: the first word of the objections' place. */
  name: string
  /** In the order of the server, each with its words. */
  ways: readonly { way: string; words: string }[]
  /** Closes the window; `isShown`: the server has taken the step. */
  settle: (isShown: boolean) => void
}
/** The step that is asked for now; who knows it by its name shows a window. */
export const askedStep = createStore<AskedStep | null>(null)

function stepIn(error: unknown): Pick<AskedStep, 'name' | 'ways'> | null {
  const asked = objectionsOf(error).filter(({ loc: [first], type }) => type === requestedType && first !== 'body')
  const [first] = asked
  if (first === undefined) return null
  return { name: String(first.loc[0]), ways: asked.map(({ loc, msg: words }) => ({ way: String(loc[1]), words })) }
}

let open: Promise<boolean> | undefined
/** One window for all calls that are asked meanwhile. */
function show(step: Pick<AskedStep, 'name' | 'ways'>): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    const settle = (isShown: boolean) => {
      open = undefined
      askedStep.set(null)
      resolve(isShown)
    }
    askedStep.set({ ...step, settle })
  })
  return open
}

let isTold = false
/** Calls refused together are told of once. */
async function tellPermissionNeeded(words: string): Promise<void> {
  if (isTold) return
  isTold = true
  await dialog.alert({ message: i18n._(msg`Нужно разрешение`), description: words })
  isTold = false
}

/** Both were told already, in a window: what remains is said in place, as that of 404 and 409. */
const told = (words: string) => new ApiError(409, words)

/** Makes a call, and once more when the step that the server has asked for was shown. */
export async function withStep<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'permission_needed' && typeof error.detail === 'string') {
      void tellPermissionNeeded(error.detail)
      throw told(error.detail)
    }
    const step = stepIn(error)
    if (step === null) throw error
    if (await show(step)) return withStep(act)
    throw told(step.ways[0]?.words ?? '')
  }
}
