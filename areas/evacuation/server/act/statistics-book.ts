import { msg, t } from '#platform/contract/text.ts'
import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import type { Figures } from '../../contract/results.ts'
import { expectedOf, foundOf, type Tally } from '../../rules/tally.ts'
import { markStatusTitles, markStatuses, unitTypeTitles } from '../../rules/words.ts'
import type { MarkedPerson } from './people.ts'

interface Group {
  title: string
  totals: Tally
  all: number | null
}
const countColumns: SheetColumn<Group>[] = [
  { title: msg`Всего`, width: 10, kind: 'number', of: ({ totals }) => totals.total },
  { title: msg`Ожидались`, width: 12, kind: 'number', of: ({ totals }) => expectedOf(totals) },
  { title: msg`Найдены`, width: 10, kind: 'number', of: ({ totals }) => foundOf(totals) },
  { title: msg`Все найдены за, с`, width: 18, kind: 'number', of: ({ all }) => all },
  ...markStatuses.map((status): SheetColumn<Group> => ({
    get title() {
      return markStatusTitles[status]
    },
    width: 20,
    kind: 'number',
    of: ({ totals }) => totals[status],
  })),
]
const classColumns: SheetColumn<Group>[] = [
  { title: msg`Класс`, width: 9, kind: 'text', of: ({ title }) => title },
  ...countColumns,
]
type Unit = Figures['units'][number]
const unitColumns: SheetColumn<Unit>[] = [
  { title: msg`Список`, width: 40, kind: 'text', of: ({ title }) => title },
  { title: msg`Вид`, width: 13, kind: 'text', of: ({ type }) => unitTypeTitles[type] },
  { title: msg`Ответственные`, width: 44, kind: 'text', of: ({ collectors }) => collectors.join(', ') },
  ...countColumns,
]
const peopleColumns = (time: (at: Date) => string): SheetColumn<MarkedPerson>[] => [
  { title: t`ФИО`, width: 36, kind: 'text', of: ({ name }) => name },
  { title: t`Класс`, width: 9, kind: 'text', of: ({ class_title }) => class_title },
  { title: t`Список`, width: 32, kind: 'text', of: ({ unit_title }) => unit_title },
  { title: t`Состояние`, width: 22, kind: 'text', of: ({ status }) => markStatusTitles[status] },
  { title: t`Отмечен`, width: 20, kind: 'moment', of: ({ tapped_at }) => (tapped_at ? time(tapped_at) : null) },
  { title: t`От начала, с`, width: 14, kind: 'number', of: ({ seconds }) => seconds },
  { title: t`Кто отметил`, width: 36, kind: 'text', of: ({ marked_by }) => marked_by },
  { title: t`Где был в минуту начала`, width: 40, kind: 'text', of: ({ last_place }) => last_place },
  { title: t`Примечание`, width: 40, kind: 'text', of: ({ note }) => note },
]

interface StatisticsFacts {
  people: readonly MarkedPerson[]
  figures: Figures
}
/** Sheets of people, lists and classes; `time` writes instants as `yyyy-MM-ddTHH:mm:ss` of the school's clock. */
export const statisticsBook = (title: string, { people, figures }: StatisticsFacts, time: (at: Date) => string) =>
  writeBook(title, [
    sheetOf(t`Люди`, peopleColumns(time), people),
    sheetOf(t`Списки`, unitColumns, figures.units),
    sheetOf(t`Классы`, classColumns, figures.classes ?? []),
  ])
