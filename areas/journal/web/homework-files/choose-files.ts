import { acceptedDocuments } from '#areas/media/web/index.ts'

/** Asks for files of this device; none where the person changes their mind. */
export function chooseFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = acceptedDocuments
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]))
  input.click()
}
