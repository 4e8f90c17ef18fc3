import { t } from '@lingui/core/macro'
import { ApiError, request } from '#platform/web/api/index.ts'
import { failureOf, type StepAnswer } from '#platform/web/outbox/index.ts'
import type { GridLesson } from '../../contract/journal.ts'
import { readJournal } from '../../contract/journal.ts'
import { changeLesson } from '../../contract/lessons.ts'
import type { TextStep } from './text-draft.ts'

/** What became of a step, with the lesson as it stands now; null where a refusal or the journal does not show it. */
export interface TextAnswer extends StepAnswer {
  lesson: GridLesson | null
}

export const textWords = () => ({
  signedOut: t`Сеанс завершён: войдите снова`,
  refused: t`Сервер не принял изменение`,
  foreign: t`Изменение принадлежит другой учётной записи`,
})

async function presentLesson(groupId: number, lessonId: number, signal: AbortSignal): Promise<GridLesson | null> {
  const { lessons } = await request(readJournal, { params: { id: String(groupId) } }, { signal })
  return lessons.find(({ id }) => id === lessonId) ?? null
}

async function sendText(groupId: number, step: TextStep, signal: AbortSignal): Promise<TextAnswer> {
  const { client_id, lesson_id, texts, version } = step
  try {
    const asked = { params: { id: String(lesson_id) }, body: { ...texts, version } }
    return { client_id, outcome: 'done', lesson: await request(changeLesson, asked, { signal }) }
  } catch (error) {
    const failure = failureOf(error, textWords())
    if (failure.kind === 'undelivered') throw error
    if (!(error instanceof ApiError) || error.status !== 409)
      return { client_id, outcome: 'refused', reason: failure.reason, lesson: null }
    const lesson = await presentLesson(groupId, lesson_id, signal)
    return { client_id, outcome: 'conflict', reason: t`Урок тем временем изменил другой человек`, lesson }
  }
}

/** Sends steps one lesson after another: the call takes one. @throws ApiError of a step that may be sent again */
export async function sendTexts(
  groupId: number,
  steps: readonly TextStep[],
  signal: AbortSignal,
): Promise<TextAnswer[]> {
  const answers: TextAnswer[] = []
  for (const step of steps) answers.push(await sendText(groupId, step, signal))
  return answers
}
