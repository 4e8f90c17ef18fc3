import { addDays } from '#platform/contract/calendar-date.ts'
import type { ViewReport } from '../../contract/report.ts'
import type { CountedViews } from './count-views.ts'
import type { DateRange } from './date-range.ts'

const maxOrigins = 5
const order = new Intl.Collator('ru')

interface Page {
  views: number
  people: Set<number>
  from: Map<string, number>
}
const add = <Key>(sums: Map<Key, number>, key: Key, views: number) => void sums.set(key, (sums.get(key) ?? 0) + views)

/** The pages that accounts have opened, and how many views each of the accounts has. */
function countPages({ pages }: CountedViews, asked: ReadonlySet<number>) {
  const byPage = new Map<string, Page>()
  const byAccount = new Map<number, number>()
  for (const { page_id, from_page_id, accounts, views } of pages) {
    const page = byPage.get(page_id) ?? { views: 0, people: new Set(), from: new Map() }
    for (const [index, account] of accounts.entries()) {
      if (!asked.has(account)) continue
      const own = views[index] ?? 0
      page.views += own
      page.people.add(account)
      add(byAccount, account, own)
      if (from_page_id !== null && from_page_id !== page_id) add(page.from, from_page_id, own)
    }
    if (page.views > 0) byPage.set(page_id, page)
  }
  return { byPage, byAccount }
}

function countDays({ days }: CountedViews, asked: ReadonlySet<number>, { from, to }: DateRange): ViewReport['days'] {
  const byDay = new Map<number, number>()
  for (const { day, accounts, views } of days)
    for (const [index, account] of accounts.entries()) if (asked.has(account)) add(byDay, day, views[index] ?? 0)
  const dates: ViewReport['days'] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    dates.push({ date, views: byDay.get(dates.length + 1) ?? 0 })
  return dates
}

const byViews =
  <Row extends { views: number }>(name: (row: Row) => string) =>
  (one: Row, other: Row) =>
    other.views - one.views || order.compare(name(one), name(other))

const originsOf = ({ from }: Page): ViewReport['pages'][number]['from'] =>
  [...from]
    .map(([page_id, views]) => ({ page_id, views }))
    .toSorted(byViews(({ page_id }) => page_id))
    .slice(0, maxOrigins)

/** What is told of views: of the accounts asked about, and of the roles that they hold. */
export function reportOfViews(
  counted: CountedViews,
  accounts: readonly number[],
  roles: readonly { title: string; accounts: readonly number[] }[],
  range: DateRange,
): Omit<ViewReport, 'from' | 'to' | 'kept_months'> {
  const asked = new Set(accounts)
  const { byPage, byAccount } = countPages(counted, asked)
  return {
    accounts: accounts.length,
    views: [...byAccount.values()].reduce((sum, views) => sum + views, 0),
    people: byAccount.size,
    days: countDays(counted, asked, range),
    pages: [...byPage]
      .map(([page_id, page]) => ({ page_id, views: page.views, people: page.people.size, from: originsOf(page) }))
      .toSorted(byViews(({ page_id }) => page_id)),
    roles: roles
      .map(({ title, accounts: holders }) => {
        const seen = holders.flatMap((account) => byAccount.get(account) ?? [])
        return { title, views: seen.reduce((sum, views) => sum + views, 0), people: seen.length }
      })
      .filter(({ people }) => people > 0)
      .toSorted(byViews(({ title }) => title)),
  }
}
