import { createStore } from '../store.ts'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'
export interface NoticeBack {
  label: string
  act: () => void
}
export interface Notice {
  kind: NoticeKind
  title: string
  /** What takes back that which is told. */
  back?: NoticeBack
}

/** Whether the host of notifications is wanted: it is loaded with the first one. */
export const isHostWanted = createStore(false)
const waiting: Notice[] = []
let show: ((notice: Notice) => void) | undefined

function showNow(notice: Notice): void {
  if (show) return show(notice)
  waiting.push(notice)
  isHostWanted.set(true)
}
/** The host has come: shows what waited, and from now on everything. */
export function attachHost(shows: (notice: Notice) => void): void {
  show = shows
  for (const notice of waiting.splice(0)) shows(notice)
}
/** What waited for the host is told to nobody: the page that it was meant for has gone. */
export function forgetWaiting(): void {
  waiting.length = 0
}

/** Notifications (specification §2): a title only, gone after 3000 ms or a click; one that can take back stays longer. */
export const notify = {
  info: (title: string): void => showNow({ kind: 'info', title }),
  success: (title: string): void => showNow({ kind: 'success', title }),
  /** Tells what has been done, with a button that takes it back. */
  undoable: (title: string, back: NoticeBack): void => showNow({ kind: 'success', title, back }),
  warning: (title: string): void => showNow({ kind: 'warning', title }),
  error: (title: string): void => showNow({ kind: 'error', title }),
}
