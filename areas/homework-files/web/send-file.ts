import { t } from '@lingui/core/macro'
import { uploadDocument } from '#areas/media/contract/media.ts'
import { ApiError, isCancelled, objectionsOf, request, sentenceOf, upload } from '#platform/web/api/index.ts'
import { addHomeworkFile } from '../contract/homework-files.ts'
import type { UploadsSettings } from './lesson-uploads.ts'

const maxNameLength = 1_000

/** Uploads a file and gives it to the lesson; sent again under the same client id it is not doubled. */
export const sendFile: UploadsSettings['send'] = async (lessonId, { file, clientId }, watch) => {
  try {
    const name = file.name.slice(-maxNameLength) || t`Файл`
    const { id } = await upload(uploadDocument, { body: { file, name, client_id: clientId } }, watch)
    const lesson = await request(
      addHomeworkFile,
      { params: { id: String(lessonId) }, body: { file_id: id } },
      { signal: watch.signal },
    )
    return { kind: 'stored', lesson }
  } catch (error) {
    if (isCancelled(error)) return { kind: 'failed', reason: null }
    if (error instanceof ApiError && error.status === 0)
      return { kind: 'failed', reason: t`Связь прервалась: повторите, когда она будет` }
    return { kind: 'failed', reason: sentenceOf(error) ?? objectionsOf(error)[0]?.msg ?? t`Сервер не принял файл` }
  }
}
