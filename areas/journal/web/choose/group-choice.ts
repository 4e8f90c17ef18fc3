import { t } from '@lingui/core/macro'
import { asRussianLayout } from '#platform/contract/keyboard-layout.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { listJournalGroups } from '../../contract/journal.ts'

type Answer = Output<typeof listJournalGroups>
export type JournalGroup = Answer['items'][number]
export type LessonToday = NonNullable<Answer['today']>[number]

/** «9А · Алгебра», «7А/1 · Английский язык». */
export const groupLabel = ({ title, course }: JournalGroup): string =>
  title.includes(course) ? title : `${title} · ${course}`

/** Groups under one title, in the order in which they are offered. */
export interface GroupSection {
  title: string
  groups: readonly JournalGroup[]
}

interface Given {
  groups: readonly JournalGroup[]
  /** Own lessons of today, in their order. */
  today: readonly LessonToday[]
  /** `HH:MM` of the school. */
  time: string
  /** Ids, the last one open first. */
  recent: readonly number[]
}

export const isOn = ({ start_time, end_time }: LessonToday, time: string): boolean =>
  start_time <= time && time < end_time

/** What stands under one title of the list: each group once, where it is most likely looked for. */
export function groupSections({ groups, today, time, recent }: Given): GroupSection[] {
  const left = new Map(groups.map((group) => [group.id, group]))
  const take = (title: string, ids: readonly number[]): GroupSection => {
    const taken = [...new Set(ids)].flatMap((id) => left.get(id) ?? [])
    for (const { id } of taken) left.delete(id)
    return { title, groups: taken }
  }
  const groupsOf = (lessons: readonly LessonToday[]) => lessons.map(({ group_id }) => group_id)
  const first = [
    take(t`Сейчас`, groupsOf(today.filter((lesson) => isOn(lesson, time)))),
    take(t`Сегодня`, groupsOf(today)),
    take(t`Недавние`, recent),
  ]
  const own = [...left.values()].filter(({ is_own }) => is_own)
  const others = [...left.values()].filter(({ is_own }) => !is_own)
  const hasOwn = groups.some(({ is_own }) => is_own)
  const byParallel = (all: readonly JournalGroup[], titleOf: (parallel: number | null) => string) =>
    [...Map.groupBy(all, ({ parallel }) => parallel)].map(([parallel, some]) => ({
      title: titleOf(parallel),
      groups: some,
    }))
  const ownTitle = (parallel: number | null) => (parallel === null ? t`Мои` : t`Мои · ${parallel} класс`)
  const otherTitle = (parallel: number | null) => (parallel === null ? t`Без параллели` : t`${parallel} класс`)
  const rest = hasOwn ? [{ title: t`Остальные`, groups: others }] : byParallel(others, otherTitle)
  return [...first, ...byParallel(own, ownTitle), ...rest].filter((section) => section.groups.length > 0)
}

/** Whether a group has every word typed, in any order and layout: «7Б алг», «алгебра 7Б», a teacher's name. */
export function isFound({ title, course, classes, teachers }: JournalGroup, typed: string): boolean {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s·,]+/)
  const text = [title, course, ...classes, ...teachers].join(' ').toLowerCase()
  return words.every((word) => text.includes(word) || text.includes(asRussianLayout(word)))
}

/** The journal to open where the address names none: of the lesson that is on, else the last one open, else the first own. */
export function firstGroup({ groups, today, time, recent }: Given): number {
  const offered = new Set(groups.map(({ id }) => id))
  const on = today.find((lesson) => isOn(lesson, time) && offered.has(lesson.group_id))
  const known = recent.find((id) => offered.has(id))
  return on?.group_id ?? known ?? (groups.find(({ is_own }) => is_own) ?? groups[0])?.id ?? 0
}
