import type { VerifiedDocument } from '../../contract/verification.ts'
import type { SealLanguage } from '../../rules/seal-state.ts'

/** A paper weighs some dozen kilobytes: what is larger is none of ours, and a phone would choke on it. */
const maxBytes = 50_000_000

export type Comparison =
  | { is: 'same'; language: SealLanguage }
  | { is: 'other' | 'unreadable' }
  /** The browser makes no hashes where the connection is not protected. */
  | { is: 'unable' }

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a file is one of those that the school has issued, by its hash, which is made on this device. */
export async function compareFile(file: File, issued: VerifiedDocument['files']): Promise<Comparison> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto }
  if (subtle === undefined) return { is: 'unable' }
  if (file.size > maxBytes) return { is: 'other' }
  try {
    const hash = hex(await subtle.digest('SHA-256', await file.arrayBuffer()))
    const same = issued.find(({ sha256 }) => sha256 === hash)
    return same === undefined ? { is: 'other' } : { is: 'same', language: same.language }
  } catch {
    return { is: 'unreadable' }
  }
}
