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
  { title: 'Всего', width: 10, kind: 'number', of: ({ totals }) => totals.total },
  { title: 'Ожидались', width: 12, kind: 'number', of: ({ totals }) => expectedOf(totals) },
  { title: 'Найдены', width: 10, kind: 'number', of: ({ totals }) => foundOf(totals) },
  { title: 'Все найдены за, с', width: 18, kind: 'number', of: ({ all }) => all },
  ...markStatuses.map((status): SheetColumn<Group> => ({
    title: markStatusTitles[status],
    width: 20,
    kind: 'number',
    of: ({ totals }) => totals[status],
  })),
]
const classColumns: SheetColumn<Group>[] = [
  { title: 'Класс', width: 9, kind: 'text', of: ({ title }) => title },
  ...countColumns,
]
type Unit = Figures['units'][number]
const unitColumns: SheetColumn<Unit>[] = [
  { title: 'Список', width: 40, kind: 'text', of: ({ title }) => title },
  { title: 'Вид', width: 13, kind: 'text', of: ({ type }) => unitTypeTitles[type] },
  { title: 'Ответственные', width: 44, kind: 'text', of: ({ collectors }) => collectors.join(', ') },
  ...countColumns,
]
const peopleColumns = (time: (at: Date) => string): SheetColumn<MarkedPerson>[] => [
  { title: 'ФИО', width: 36, kind: 'text', of: ({ name }) => name },
  { title: 'Класс', width: 9, kind: 'text', of: ({ class_title }) => class_title },
  { title: 'Список', width: 32, kind: 'text', of: ({ unit_title }) => unit_title },
  { title: 'Состояние', width: 22, kind: 'text', of: ({ status }) => markStatusTitles[status] },
  { title: 'Отмечен', width: 20, kind: 'moment', of: ({ tapped_at }) => (tapped_at ? time(tapped_at) : null) },
  { title: 'От начала, с', width: 14, kind: 'number', of: ({ seconds }) => seconds },
  { title: 'Кто отметил', width: 36, kind: 'text', of: ({ marked_by }) => marked_by },
  { title: 'Где был в минуту начала', width: 40, kind: 'text', of: ({ last_place }) => last_place },
  { title: 'Примечание', width: 40, kind: 'text', of: ({ note }) => note },
]

interface Told {
  people: readonly MarkedPerson[]
  figures: Figures
}
/** Sheets of people, lists and classes; `time` writes instants as `yyyy-MM-ddTHH:mm:ss` of the school's clock. */
export const statisticsBook = (title: string, { people, figures }: Told, time: (at: Date) => string) =>
  writeBook(title, [
    sheetOf('Люди', peopleColumns(time), people),
    sheetOf('Списки', unitColumns, figures.units),
    sheetOf('Классы', classColumns, figures.classes ?? []),
  ])
