import { t } from '@lingui/core/macro'
import { ApiError, isCancelled, objectionsOf, request, sentenceOf } from '#platform/web/api/index.ts'
import { changeLesson } from '../../contract/lessons.ts'
import type { EditsSettings } from './lesson-edits.ts'

export const sendLesson: EditsSettings['send'] = async (lessonId, texts, version) => {
  try {
    const lesson = await request(changeLesson, { params: { id: String(lessonId) }, body: { ...texts, version } })
    return { kind: 'stored', lesson }
  } catch (error) {
    const wording = sentenceOf(error) ?? objectionsOf(error)[0]?.msg
    if (error instanceof ApiError && error.status === 409)
      return { kind: 'stale', reason: t`Урок тем временем изменил другой человек` }
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401
    if (isRefused) return { kind: 'refused', reason: wording ?? t`Сервер не принял изменение` }
    return { kind: 'failed', reason: isCancelled(error) ? t`Сеанс завершён: войдите снова` : t`Нет связи с сервером` }
  }
}
