import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { ListedTeacher } from './tariff-sums.ts'

/** `before`, `after`: hours; null: not in the list. */
export interface Difference {
  id: number
  full_name: string
  before: number | null
  after: number | null
  lines: string[]
}

/** Hours a week by what is taught to whom: «Алгебра, 7А». */
function groupHours(row: ListedTeacher | undefined): Map<string, number> {
  const hours = new Map<string, number>()
  for (const { title, groups } of row?.courses ?? [])
    for (const group of groups) {
      const name = `${title}, ${group.title}`
      hours.set(name, (hours.get(name) ?? 0) + group.hours)
    }
  return hours
}

/** Bonuses in ₸, where both lists say them. */
function bonusFacts({ bonuses: was }: ListedTeacher, { bonuses: is }: ListedTeacher): [string, string, string][] {
  if (!was || !is) return []
  const said = ({ amount }: { amount: number }) => t`${displayNumber(amount)} ₸`
  return [
    [t`Доплата за классное руководство`, said(was.leading), said(is.leading)],
    [t`Доплата за тетради`, said(was.notebooks), said(is.notebooks)],
  ]
}

function linesOf(before: ListedTeacher | undefined, after: ListedTeacher | undefined): string[] {
  const [was, is] = [groupHours(before), groupHours(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const groups = names.flatMap((name) => {
    const [from, to] = [was.get(name), is.get(name)]
    if (from === to) return []
    if (from === undefined) return [t`${name}: + ${displayNumber(to ?? 0)} ч`]
    if (to === undefined) return [t`${name}: − ${displayNumber(from)} ч`]
    return [t`${name}: ${displayNumber(from)} → ${displayNumber(to)} ч`]
  })
  if (!before || !after) return groups
  const facts = [
    [t`Ставка`, displayNumber(before.rate), displayNumber(after.rate)],
    [t`Категория`, before.category ?? '—', after.category ?? '—'],
    [t`Классное руководство`, before.leads.join(', ') || '—', after.leads.join(', ') || '—'],
    ...bonusFacts(before, after),
  ]
  return [...groups, ...facts.flatMap(([title, from, to]) => (from === to ? [] : [`${title}: ${from} → ${to}`]))]
}

/** Who stands otherwise in a later list, in the order of the later one; those who have left it last. */
export function compareTariffRows(before: readonly ListedTeacher[], after: readonly ListedTeacher[]): Difference[] {
  const [was, is] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])))
  const all = [...after, ...before.filter(({ id }) => !is?.has(id))]
  return all.flatMap(({ id, full_name }) => {
    const [from, to] = [was?.get(id), is?.get(id)]
    const lines = linesOf(from, to)
    if (from && to && lines.length === 0) return []
    return [{ id, full_name, before: from?.hours ?? null, after: to?.hours ?? null, lines }]
  })
}
