const takesFiles = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file'

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || takesFiles(event.target) || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** A file that is dropped beside every place that takes files would be opened in place of the page: it goes nowhere. */
export function refuseStrayFiles(): void {
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
