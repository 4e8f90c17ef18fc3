import { sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import { classesOf, expectedOf, foundOf, tallyOf, type Tally } from '../../rules/tally.ts'
import { markStatusTitles, markStatuses } from '../../rules/words.ts'
import type { MarkedPerson } from './people.ts'

interface Group {
  title: string
  tally: Tally
}
const groupColumns = (title: string): SheetColumn<Group>[] => [
  { title, width: 40, kind: 'text', of: (group) => group.title },
  { title: 'Всего', width: 10, kind: 'number', of: ({ tally }) => tally.total },
  { title: 'Ожидались', width: 12, kind: 'number', of: ({ tally }) => expectedOf(tally) },
  { title: 'Найдены', width: 10, kind: 'number', of: ({ tally }) => foundOf(tally) },
  ...markStatuses.map((status): SheetColumn<Group> => ({
    title: markStatusTitles[status],
    width: 16,
    kind: 'number',
    of: ({ tally }) => tally[status],
  })),
]
const peopleColumns = (time: (at: Date) => string): SheetColumn<MarkedPerson>[] => [
  { title: 'ФИО', width: 36, kind: 'text', of: ({ name }) => name },
  { title: 'Класс', width: 9, kind: 'text', of: ({ class_title }) => class_title },
  { title: 'Список', width: 32, kind: 'text', of: ({ unit_title }) => unit_title },
  { title: 'Состояние', width: 20, kind: 'text', of: ({ status }) => markStatusTitles[status] },
  { title: 'Отмечен', width: 18, kind: 'text', of: ({ tapped_at }) => (tapped_at ? time(tapped_at) : null) },
  { title: 'Кто отметил', width: 36, kind: 'text', of: ({ marked_by }) => marked_by },
  { title: 'Где был в минуту начала', width: 40, kind: 'text', of: ({ last_place }) => last_place },
  { title: 'Примечание', width: 40, kind: 'text', of: ({ note }) => note },
]

/** Sheets of people, lists and classes; `time` writes instants by the school's clock. */
export function statisticsBook(title: string, people: readonly MarkedPerson[], time: (at: Date) => string) {
  const lists = [...Map.groupBy(people, ({ unit_title }) => unit_title)].map(([name, some]) => ({
    title: name,
    tally: tallyOf(some),
  }))
  return writeBook(title, [
    sheetOf('Люди', peopleColumns(time), people),
    sheetOf('Списки', groupColumns('Список'), lists),
    sheetOf('Классы', groupColumns('Класс'), classesOf(people)),
  ])
}
