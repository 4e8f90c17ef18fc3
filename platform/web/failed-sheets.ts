const failed = new Set<HTMLLinkElement>()

/**
 * Notes the style sheets that did not come, and takes their links out of the document. The bundler fetches a sheet once,
 * whatever becomes of it: at the next try the page would come without its looks.
 */
export function watchSheets(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    target.remove()
    failed.add(target)
  }
  // such an event does not rise to the document
  document.addEventListener('error', note, { capture: true })
}

function fetchAgain(sheet: HTMLLinkElement): Promise<void> {
  failed.delete(sheet)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = sheet.crossOrigin
  link.href = sheet.href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${sheet.href} did not come`)))
    document.head.append(link)
  })
}

/** Fetches what did not come once more. @throws where one does not come again */
export async function fetchFailedSheets(): Promise<void> {
  await Promise.all([...failed].map(fetchAgain))
}
