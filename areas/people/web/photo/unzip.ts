import { unzipSync } from 'fflate'

/** Of an archive of pictures, so that a bomb costs nothing. */
const [maxFileBytes, maxTotalBytes] = [10_000_000, 500_000_000]

/** Names of archives made on Windows stand in the letters of DOS; they are read one byte a letter. */
const nameOf = (read: string): string => {
  const signs = Array.from(read, (sign) => sign.codePointAt(0) ?? 0)
  const isDos = signs.some((code) => code > 127) && signs.every((code) => code < 256)
  return isDos ? new TextDecoder('ibm866').decode(Uint8Array.from(signs)) : read
}

/** The files of a zip archive whose names fit, without their folders; null where it is none, is broken or too large. */
export async function unzip(archive: Blob, fits: (name: string) => boolean): Promise<File[] | null> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  let total = 0
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!fits(name) || originalSize === 0 || originalSize > maxFileBytes) return false
        total += originalSize
        return total <= maxTotalBytes
      },
    })
    if (total > maxTotalBytes) return null
    return Object.entries(found).map(
      ([name, content]) => new File([content.slice()], nameOf(name).split(/[/\\]/).at(-1) ?? name),
    )
  } catch {
    return null
  }
}
