import { t } from '@lingui/core/macro'
import { ApiError, request } from '#platform/web/api/index.ts'
import { failureOf } from '#platform/web/outbox/index.ts'
import { changeLesson } from '../../contract/lessons.ts'
import type { EditsSettings } from './lesson-edits.ts'

export const sendLesson: EditsSettings['send'] = async (lessonId, texts, version) => {
  try {
    const lesson = await request(changeLesson, { params: { id: String(lessonId) }, body: { ...texts, version } })
    return { kind: 'stored', lesson }
  } catch (error) {
    if (error instanceof ApiError && error.status === 409)
      return { kind: 'stale', reason: t`Урок тем временем изменил другой человек` }
    const words = { signedOut: t`Сеанс завершён: войдите снова`, refused: t`Сервер не принял изменение` }
    const { kind, reason } = failureOf(error, words)
    return { kind: kind === 'refused' ? 'refused' : 'failed', reason }
  }
}
