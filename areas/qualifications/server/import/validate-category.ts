import { categoryTitle, type CategoryLevel } from '#areas/organisation/rules/categories.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { ImportValues } from '#platform/server/import/index.ts'
import type { Category, CategoryValues } from '../../contract/entries.ts'
import { formerCategory, overlapping } from '../../rules/former-category.ts'
import { error, tell, type Checked, type Part } from './checked.ts'

/** The category that a row brings; null: none, or one that stands already. */
export function categoryOf(
  values: ImportValues,
  all: readonly Category[],
  checked: Checked,
): Part<Category, CategoryValues> | null {
  const level = values['category'] as CategoryLevel | undefined
  const { category_from: from, category_to, order_number, order_date } = values
  if (level === undefined) return null
  if (from === undefined) {
    // what stands is not asked about
    if (all.some((one) => one.state === 'now' && one.level === level)) return null
    checked.problems.push(error('category_from', msg`Укажите, с какого дня действует категория`))
    return null
  }
  const known = all.find((one) => one.from === from) ?? null
  const to = category_to ?? known?.to ?? null
  if (to !== null && to < from) checked.problems.push(error('category_to', msg`Последний день раньше первого`))
  const former = known === null ? formerCategory(all, from) : null
  const others = all.filter(({ id }) => id !== known?.id && id !== former?.id)
  const found = overlapping(others, { from, to })
  if (found !== null)
    checked.problems.push(error('category_from', msg`На эти дни записана другая категория: «${found.title}»`))
  if (former !== null)
    checked.problems.push({
      column: 'category_from',
      level: 'warning',
      text: msg`Прежняя категория «${former.title}» закончится днём раньше, чем ${displayDate(from)}`,
    })
  tell(checked, 'category', known?.title ?? null, categoryTitle(level) === known?.title ? undefined : level)
  tell(checked, 'category_from', known?.from ?? null, from)
  tell(checked, 'category_to', known?.to ?? null, category_to)
  tell(checked, 'order_number', known?.order_number ?? null, order_number)
  tell(checked, 'order_date', known?.order_date ?? null, order_date)
  return {
    known,
    values: {
      level,
      from,
      to,
      order_number: order_number ?? known?.order_number ?? null,
      order_date: order_date ?? known?.order_date ?? null,
      note: known?.note ?? null,
    },
  }
}
