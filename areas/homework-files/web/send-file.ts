import { reasonOf, sendDocument } from '#areas/media/web/index.ts'
import { isCancelled, request } from '#platform/web/api/index.ts'
import { addHomeworkFile } from '../contract/homework-files.ts'
import { homeworkDocuments } from '../contract/purpose.ts'
import type { UploadsSettings } from './lesson-uploads.ts'

/** Uploads a file and gives it to the lesson; sent again under the same client id it is not doubled. */
export const sendFile: UploadsSettings['send'] = async (lessonId, given, watch) => {
  try {
    const { id } = await sendDocument(homeworkDocuments, given, watch)
    const lesson = await request(
      addHomeworkFile,
      { params: { id: String(lessonId) }, body: { file_id: id } },
      { signal: watch.signal },
    )
    return { kind: 'stored', lesson }
  } catch (error) {
    return { kind: 'failed', reason: isCancelled(error) ? null : reasonOf(error) }
  }
}
