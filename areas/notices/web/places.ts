import type { ComponentType } from 'react'
import { definePlace } from '#platform/web/places.tsx'
import type { Notice } from '../contract/notices.ts'

/** What can be done about notices of a kind where they are read: in the bell and in the list of all. */
export interface NoticeAnswer {
  kind: string
  /** `onAnswered` where the matter is settled: the notice counts as read. */
  component: ComponentType<{ notice: Notice; onAnswered: () => void }>
}
export const noticeAnswers = definePlace<NoticeAnswer>()
