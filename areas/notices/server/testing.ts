import type { AppContext } from '#platform/server/app-context.ts'
import type { NoticeKind } from '#platform/server/notice-kind.ts'

/** A kind that some area declares. @throws Error of one that none does */
export function noticeKind({ noticeKinds }: AppContext, name: string): NoticeKind {
  const kind = noticeKinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No area declares ${name}`)
  return kind
}
