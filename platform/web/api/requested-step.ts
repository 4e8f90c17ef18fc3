import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { requestedType, type RefusalCode } from '#platform/contract/problem.ts'
import { dialog } from '../dialog/dialog.ts'
import { keepInput } from '../kept-input.ts'
import { createStore } from '../store.ts'
import { ApiError, objectionsOf } from './api-error.ts'

/** A step that the server asks for before it answers a call, with the ways in which it can be shown. */
export interface RequestedStep {
  /** What the step is for: the first word of the objections' place. */
  name: string
  /** In the order of the server, each with its words. */
  ways: readonly { way: string; words: string }[]
  /** Closes the dialog; `isShown`: the server has taken the step. */
  settle: (isShown: boolean) => void
}
/** The step that is asked for now; whoever knows it by its name opens a dialog. */
export const requestedStep = createStore<RequestedStep | null>(null)

function stepIn(error: unknown): Pick<RequestedStep, 'name' | 'ways'> | null {
  const asked = objectionsOf(error).filter(({ loc: [first], type }) => type === requestedType && first !== 'body')
  const [first] = asked
  if (first === undefined) return null
  return { name: String(first.loc[0]), ways: asked.map(({ loc, msg: words }) => ({ way: String(loc[1]), words })) }
}

let open: Promise<boolean> | undefined
/** One dialog for all calls that are asked meanwhile. */
function show(step: Pick<RequestedStep, 'name' | 'ways'>): Promise<boolean> {
  open ??= new Promise<boolean>((resolve) => {
    const settle = (isShown: boolean) => {
      open = undefined
      requestedStep.set(null)
      resolve(isShown)
    }
    requestedStep.set({ ...step, settle })
  })
  return open
}

const headings: Record<RefusalCode, MessageDescriptor> = {
  permission_needed: msg`Нужно разрешение`,
  only_reading: msg`Открыт только просмотр`,
  outdated: msg`На странице прежние данные`,
}
/** What else stands typed on the page comes back after it. */
async function offerReload(texts: { message: string; description: string }): Promise<void> {
  const wishes = await dialog.confirm({ ...texts, ok: i18n._(msg`Обновить страницу`), cancel: i18n._(msg`Остаться`) })
  if (!wishes) return
  keepInput()
  window.location.reload()
}

let isUnmasked = false
/** Calls refused together are told of once. */
async function announce(code: RefusalCode, words: string): Promise<void> {
  if (isUnmasked) return
  isUnmasked = true
  const texts = { message: i18n._(headings[code]), description: words }
  if (code === 'outdated') await offerReload(texts)
  else await dialog.alert(texts)
  isUnmasked = false
}

/** Both were told already, in a dialog: what remains is said in place, as that of 404 and 409. */
const refusedBefore = (words: string) => new ApiError(409, words)

/**
 * Makes a call, and once more when the step that the server has asked for was shown.
 * @param isSilent what nobody asked for is refused without a dialog where it would change something under another's name
 */
export async function withStep<T>(act: () => Promise<T>, isSilent = false): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError && error.code !== undefined && typeof error.detail === 'string') {
      if (!isSilent || error.code !== 'only_reading') void announce(error.code, error.detail)
      throw refusedBefore(error.detail)
    }
    const step = stepIn(error)
    if (step === null) throw error
    if (await show(step)) return withStep(act, isSilent)
    throw refusedBefore(step.ways[0]?.words ?? '')
  }
}
