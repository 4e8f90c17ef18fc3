import { createStore } from '../store.ts'
import type { Choices, PreviewGroup } from './preview-groups.ts'

interface DialogTexts {
  message: string
  description?: string
  /** By default 'Ок'. */
  ok?: string
}
interface AskingTexts extends DialogTexts {
  /** By default 'Отмена'. */
  cancel?: string
  /** The action cannot be undone: the button is red. */
  isDangerous?: boolean
}
interface PromptTexts extends AskingTexts {
  /** Name of the field, and what it holds at first. */
  label?: string
  initial?: string
  /** An empty text can't be sent. */
  isRequired?: boolean
  /** The most characters it may have. */
  maxLength?: number
}
interface PreviewTexts extends AskingTexts {
  groups: readonly PreviewGroup[]
  /** All in one sentence, with what is chosen: «Будет выставлено 24, останутся свои 3». */
  total: (choices: Choices) => string
  /** Names the action. */
  ok: string
}
export type OpenDialog =
  | ({ kind: 'alert'; resolve: () => void } & DialogTexts)
  | ({ kind: 'confirm'; resolve: (answer: boolean) => void } & AskingTexts)
  | ({ kind: 'prompt'; resolve: (answer: string | null) => void } & PromptTexts)
  | ({ kind: 'preview'; resolve: (answer: Choices | null) => void } & PreviewTexts)

/** The dialog that is open, or null. One at a time: a later one waits for its turn. */
export const openDialog = createStore<OpenDialog | null>(null)
const waiting: OpenDialog[] = []

function open(dialog: OpenDialog): void {
  if (openDialog.get() === null) openDialog.set(dialog)
  else waiting.push(dialog)
}
/** Closes the open dialog; its promise is resolved by whoever closes. */
export const closeDialog = (): void => openDialog.set(waiting.shift() ?? null)

/** The shared dialog (specification §2), and one that shows what an action will change. */
export const dialog = {
  alert: (texts: DialogTexts): Promise<void> => new Promise((resolve) => open({ kind: 'alert', resolve, ...texts })),
  /** False when it is dismissed. */
  confirm: (texts: AskingTexts): Promise<boolean> =>
    new Promise((resolve) => open({ kind: 'confirm', resolve, ...texts })),
  /** The text, or null when it is dismissed. */
  prompt: (texts: PromptTexts): Promise<string | null> =>
    new Promise((resolve) => open({ kind: 'prompt', resolve, ...texts })),
  /** What is chosen, or null when it is dismissed. */
  preview: (texts: PreviewTexts): Promise<Choices | null> =>
    new Promise((resolve) => open({ kind: 'preview', resolve, ...texts })),
}

/** Closes all dialogs as if each had been dismissed: the page that asked is no longer there. */
export function dismissDialogs(): void {
  const open = [openDialog.get(), ...waiting.splice(0)]
  openDialog.set(null)
  for (const dialog of open) {
    if (dialog?.kind === 'confirm') dialog.resolve(false)
    else if (dialog?.kind === 'alert') dialog.resolve()
    else dialog?.resolve(null)
  }
}
