import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { BarChart } from '#platform/web/charts/index.ts'
import { Panel, Text } from '#platform/web/ui/index.ts'
import type { CompletionOwner, CompletionRow } from '../contract/completion.ts'

interface Props {
  rows: readonly CompletionRow[]
  by: CompletionOwner
  homework: boolean
}
/** More bars are not told apart. */
const maxBars = 15

/** The owners with most lessons that lack something, or all weeks. */
export function CompletionChart({ rows, by, homework }: Props) {
  const { t } = useLingui()
  const shown = by === 'week' ? rows : rows.filter(({ unfilled }) => unfilled > 0).slice(0, maxBars)
  if (shown.length < 2) return null
  const title = by === 'week' ? t`Незаполненные уроки по неделям` : t`Больше всего незаполненных уроков`
  const axis = { teacher: t`Учитель`, class: t`Класс`, week: t`Неделя с` }[by]
  return (
    <Panel>
      <Text component="h2" fw={600} mb="sm">
        {title}
      </Text>
      <BarChart
        data={{
          title,
          axis,
          rows: shown.map((row) => ({
            label: row.monday === null ? shortTitle(row.title) : displayDate(row.monday),
            topic: row.without_topic,
            ...(homework ? { homework: row.without_homework } : {}),
          })),
          series: [
            { key: 'topic', title: t`Без темы` },
            ...(homework ? [{ key: 'homework', title: t`Без задания` }] : []),
          ],
        }}
      />
    </Panel>
  )
}

/** «Серикова А. М.» of a full name; a class as it is. */
function shortTitle(title: string): string {
  const [surname = '', ...names] = title.split(' ')
  return [surname, ...names.map((name) => `${name.charAt(0)}.`)].join(' ')
}
