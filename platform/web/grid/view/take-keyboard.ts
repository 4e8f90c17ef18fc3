/** For a field of a cell's editor: at once, not when the dialog has settled, as the next key is a letter already. */
export const takeKeyboard = (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
  field?.focus({ preventScroll: true })
  field?.select()
}

/** Whether there is a keyboard, and nothing but what holds the element, where a navigation leaves it, has it. */
export const isKeyboardFreeFor = (element: Element): boolean =>
  window.matchMedia('(pointer: fine)').matches && (document.activeElement?.contains(element) ?? true)
