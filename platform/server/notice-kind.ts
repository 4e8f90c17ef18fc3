import type { Rights } from '#platform/contract/access.ts'
import type { Text } from '#platform/contract/text.ts'

/** A kind of what the school tells accounts; each has a switch for letters in the settings of those it concerns. */
export interface NoticeKind {
  /** As it is stored with notices and with what people have chosen: never changed. */
  name: string
  title: Text
  /** Among the kinds in the settings, the smallest first. */
  order: number
  /** Whether a letter is sent too, until the person chooses otherwise. */
  byMail: boolean
  /** Whose notices they are: others find no switch for them. */
  concerns: (rights: Rights) => boolean
  /** Shown and mailed at once, also within quiet hours. */
  isUrgent?: true
}
/** Declares a kind; it is one of its area's `noticeKinds`, and what `notify` takes. */
export const defineNoticeKind = (name: string, kind: Omit<NoticeKind, 'name'>): NoticeKind => ({ name, ...kind })

/**
 * The kinds of all areas, in their order.
 * @throws Error where two bear one name
 */
export function assembleNoticeKinds(areas: readonly { noticeKinds?: readonly NoticeKind[] }[]): readonly NoticeKind[] {
  const all = areas.flatMap(({ noticeKinds = [] }) => noticeKinds)
  const twice = all.find(({ name }, index) => all.findIndex((other) => other.name === name) < index)
  if (twice) throw new Error(`Kind of notices ${twice.name} is declared twice`)
  return all.toSorted((one, other) => one.order - other.order)
}
