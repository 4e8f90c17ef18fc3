import { t } from '#platform/contract/text.ts'

const maxLength = 200
const maxExtensionLength = 12
/** Marks that turn the direction of writing make «exe.fdp» look like «pdf.exe». */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const ownExtensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}

/** The letters after the last dot, small; empty where a name has none. */
export function extensionOf(name: string): string {
  const extension = /\.([^.\s]+)$/.exec(name)?.[1] ?? ''
  return extension.length > maxExtensionLength ? '' : extension.toLowerCase()
}

/** Cuts a name to its length, its extension kept; no character is cut in half. */
function shortened(name: string): string {
  if (name.length <= maxLength) return name
  const extension = extensionOf(name)
  const tail = extension === '' ? '' : `.${extension}`
  return `${name.slice(0, maxLength - tail.length).replace(/[\ud800-\udbff]$/, '')}${tail}`
}

/**
 * A name under which any computer keeps the file: without folders, signs of disks and control characters, at most 200
 * long, with the extension that its content calls for.
 * @param mime type by content
 */
export function fileName(given: string, mime: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = Array.from(last.replaceAll(turning, ''), (one) => (one < ' ' || one === '\u007f' ? ' ' : one)).join('')
  const kept = plain.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/\s+/g, ' ')
  const trimmed = kept.replace(/^[. ]+|[. ]+$/g, '') || t`Файл`
  const own = ownExtensions[mime]
  return shortened(own === undefined || own.includes(extensionOf(trimmed)) ? trimmed : `${trimmed}.${own[0]}`)
}
