const focusable = 'input, textarea, select, button, [tabindex]'
const takesFocus = (node: HTMLElement) =>
  node.tabIndex >= 0 && !node.matches(':disabled') && getComputedStyle(node).display !== 'none'

/** Moves the focus to a field: to itself or, where it is a group or several parts, to the first of them that takes it. */
export function focusOn(field: HTMLElement | null): void {
  if (field === null) return
  const parts = [field, ...field.querySelectorAll<HTMLElement>(focusable)]
  parts.find((node) => node.matches(focusable) && takesFocus(node))?.focus()
}
