/**
 * A style sheet that did not come leaves the document: while its link stood there, the next try at its page would take the
 * sheet for loaded, and the page would come without its looks.
 */
export function forgetFailedSheets(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  }
  // such an event does not rise to the document
  document.addEventListener('error', forget, { capture: true })
}
