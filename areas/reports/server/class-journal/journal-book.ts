import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import { numberColumn, sheetOf, writeBook, type SheetColumn } from '#platform/server/xlsx.ts'
import { journalCells } from './journal-cells.ts'
import { shortWork } from './journal-paper.ts'
import { resultColumns, totalColumns, type TotalColumn } from './journal-totals.ts'
import type { ClassJournal } from './read-class-journal.ts'

interface Row {
  number: number
  name: string
  lessons: (string | null)[]
  works: (number | null)[]
  former: (number | null)[]
  totals: (number | string | null)[]
}
type Lesson = ClassJournal['lessons'][number]

/** A cell with one mark is a number, with a letter or several marks a text. */
const cellOf = (text: string | null | undefined) => (text && /^\d+$/.test(text) ? Number(text) : (text ?? null))
/** A whole mark as a number: «4», not «4*» or «зч». */
const totalOf = (value: number | string | null | undefined) =>
  typeof value === 'string' ? cellOf(value) : (value ?? null)

function marksColumns({ lessons, works, scores }: ClassJournal, totals: readonly TotalColumn[]): SheetColumn<Row>[] {
  return [
    numberColumn('№', ({ number }) => number, 5),
    { title: t`Ученик`, width: 36, kind: 'text', of: ({ name }) => name },
    ...lessons.map(({ date }, index): SheetColumn<Row> => ({
      title: displayDate(date),
      width: 11,
      kind: 'mark',
      of: (row) => cellOf(row.lessons[index]),
    })),
    ...works.flatMap((work, index): SheetColumn<Row>[] => {
      const written: SheetColumn<Row> = {
        title: t`${shortWork(work)}, макс. ${work.maximum}`,
        width: 16,
        kind: 'number',
        of: (row) => row.works[index] ?? null,
      }
      const former: SheetColumn<Row> = {
        title: t`${shortWork(work)} до пересдачи`,
        width: 18,
        kind: 'number',
        of: (row) => row.former[index] ?? null,
      }
      return scores.some(({ work_id, retake }) => work_id === work.id && retake) ? [written, former] : [written]
    }),
    ...totals.map(({ title }, index): SheetColumn<Row> => ({
      title,
      width: 14,
      kind: 'mark',
      of: (row) => totalOf(row.totals[index]),
    })),
  ]
}

const topicColumns: SheetColumn<Lesson>[] = [
  numberColumn(msg`№ урока`, ({ number }) => number, 9),
  { title: msg`Дата`, width: 12, kind: 'date', of: ({ date }) => date },
  { title: msg`Тема урока`, width: 60, kind: 'text', of: ({ topic }) => topic },
  { title: msg`Домашнее задание`, width: 60, kind: 'text', of: ({ homework }) => homework },
  { title: msg`Замещал`, width: 24, kind: 'text', of: ({ substitute }) => substitute },
]

/** A journal as a book: marks with their totals, topics and homework. */
export function journalBook(journal: ClassJournal, today: string) {
  const { group, students, lessons } = journal
  const cells = journalCells(journal)
  const totals = totalColumns(journal, resultColumns(journal, today))
  const rows = students.map((student, index): Row => ({
    number: index + 1,
    name: student.full_name,
    lessons: cells.lessons[index] ?? [],
    works: cells.works[index] ?? [],
    former: cells.former[index] ?? [],
    totals: totals.map(({ of }) => of(student)),
  }))
  return writeBook(t`Журнал ${group.title} ${group.course}`, [
    sheetOf(t`Отметки`, marksColumns(journal, totals), rows),
    sheetOf(t`Темы и задания`, topicColumns, lessons),
  ])
}
