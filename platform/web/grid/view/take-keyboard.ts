import { takeHeldKeys } from './held-keys.ts'

/**
 * For a field of a cell's editor: at once, not when the dialog has settled, as the next key is a letter already; what was typed
 * before it was there is written into it.
 */
export const takeKeyboard = (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
  if (!field) return
  field.focus({ preventScroll: true })
  field.select()
  const typed = takeHeldKeys()
  // as if it had been typed here: the one way in which a field tells of it by itself
  if (typed !== '') document.execCommand('insertText', false, typed)
}

/** Whether there is a keyboard, and nothing but what holds the element, where a navigation leaves it, has it. */
export const isKeyboardFreeFor = (element: Element): boolean =>
  window.matchMedia('(pointer: fine)').matches && (document.activeElement?.contains(element) ?? true)
