/** What the chooser offers first; with pictures among them a phone offers its camera. */
const accept =
  'image/jpeg,image/png,image/webp,application/pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.txt,.csv,.mp3,.m4a,.mp4,.zip'

/** Asks for files of this device; none where the person changes their mind. */
export function chooseFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = accept
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]))
  input.click()
}
