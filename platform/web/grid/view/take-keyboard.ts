/** For a field of a cell's editor: at once, not when the window has settled, as the next key is a letter already. */
export const takeKeyboard = (field: HTMLInputElement | HTMLTextAreaElement | null): void => {
  field?.focus({ preventScroll: true })
  field?.select()
}
