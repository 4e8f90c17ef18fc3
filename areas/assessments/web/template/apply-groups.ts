import { t } from '@lingui/core/macro'
import { roman } from '#platform/contract/roman.ts'
import type { PreviewGroup, PreviewItem } from '#platform/web/dialog/preview-groups.ts'
import type { ChangedResults, Difference } from '../../contract/apply.ts'

/** More choices than these are made by groups and kinds, not work by work. */
const maxSingle = 60
/** Between the ids of what is chosen together. */
const between = '|'

const titles: Record<Difference['kind'], () => string> = {
  make: () => t`Создать`,
  rename: () => t`Переименовать`,
  maximum: () => t`Изменить максимум`,
  remove: () => t`Убрать`,
}
const workText = ({ quarter, work }: Difference) => {
  const period = roman(quarter)
  return work.kind === 'soch' ? t`${period} четверть, СОЧ` : t`${period} четверть, СОР ${work.number}`
}
const choices = (kind: Difference['kind']) => [
  { value: 'follow', label: titles[kind]() },
  { value: 'stay', label: t`Оставить` },
]

const single = (one: Difference): PreviewItem => ({
  id: one.id,
  label: workText(one),
  text: one.note,
  ...(one.choice !== null && { choices: choices(one.kind), chosen: one.choice ? 'follow' : 'stay' }),
})

function together(own: readonly Difference[]): PreviewItem[] {
  const told = own.filter(({ choice }) => choice === null)
  const byKind = Map.groupBy(
    own.filter(({ choice }) => choice !== null),
    ({ kind, choice }) => `${kind} ${choice}`,
  )
  const chosen = [...byKind.values()].flatMap((some): PreviewItem[] => {
    const [first] = some
    if (!first) return []
    return [
      {
        id: some.map(({ id }) => id).join(between),
        label: some.map(workText).join('; '),
        choices: choices(first.kind),
        chosen: first.choice ? 'follow' : 'stay',
      },
    ]
  })
  return [...chosen, ...told.map(single)]
}

/** Differences as a preview shows them, study group by study group. */
export function groupsOfPreview(differences: readonly Difference[]): PreviewGroup[] {
  const isShort = differences.filter(({ choice }) => choice !== null).length <= maxSingle
  return [...Map.groupBy(differences, ({ course, group }) => `${course}, ${group.title}`)].map(([title, own]) => ({
    title,
    items: isShort ? own.map(single) : together(own),
  }))
}
export const chosenIds = (choice: Readonly<Record<string, string>>): string[] =>
  Object.entries(choice).flatMap(([id, value]) => (value === 'follow' ? id.split(between) : []))

/** Results that would change, as a preview shows them. */
export function groupsOfResults({ items, more, uncounted_students }: ChangedResults): PreviewGroup[] {
  const byGroup = Map.groupBy(items, ({ course, group }) => `${course}, ${group}`)
  const named = [...byGroup].map(([title, own]) => ({
    title: t`Итоги: ${title}`,
    items: own.map((one, index) => ({
      id: `result ${title} ${index}`,
      label: `${one.student}, ${one.period}`,
      text: `${one.before} → ${one.after}`,
    })),
  }))
  return [
    ...named,
    ...(more > 0 ? [{ title: t`Ещё итогов изменится`, items: [], count: more }] : []),
    ...(uncounted_students > 0
      ? [{ title: t`Учеников, чьи итоги посчитаются заново`, items: [], count: uncounted_students }]
      : []),
  ]
}
