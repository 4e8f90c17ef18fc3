import { t } from '@lingui/core/macro'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import { ApiError, objectionsOf, request, sentenceOf, upload } from '#platform/web/api/index.ts'
import { readGivenDocument, uploadDocument, type StoredDocument } from '../contract/media.ts'

const maxNameLength = 1_000
/** Between two looks at a check, the last one again and again. */
const pausesMs = [500, 1_000, 2_000, 4_000]

interface Watch {
  signal: AbortSignal
  /** Hears how much has gone, 0 to 1. */
  onProgress: (share: number) => void
}

/** Uploads a document; sent again under the same client id it is not doubled. */
export const sendDocument = (
  purpose: UploadPurpose,
  { file, clientId }: { file: File; clientId: string },
  watch: Watch,
): Promise<StoredDocument> => {
  const name = file.name.slice(-maxNameLength) || t`Файл`
  return upload(uploadDocument, { body: { file, name, client_id: clientId, purpose: purpose.key } }, watch)
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** Waits until a document has been checked. @returns null where nobody waits any more */
export async function whenChecked(clientId: string, signal: AbortSignal): Promise<StoredDocument | null> {
  for (let turn = 0; ; turn++) {
    await pause(pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 0, signal)
    if (signal.aborted) return null
    const given = await request(readGivenDocument, { params: { client_id: clientId } }, { signal }).catch(
      (error: unknown) => {
        // without a network it is asked again
        if (error instanceof ApiError && error.status === 0) return null
        throw error
      },
    )
    if (given !== null && given.state !== 'checking') return given
  }
}

/** Why a document was not taken, for whoever gave it. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return t`Связь прервалась: повторите, когда она будет`
  return sentenceOf(error) ?? objectionsOf(error)[0]?.msg ?? t`Сервер не принял файл`
}
