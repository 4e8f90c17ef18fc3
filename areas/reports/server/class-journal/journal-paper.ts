import { starNote } from '#areas/grading/rules/result-value.ts'
import { heldLessons } from '#areas/journal/rules/held-lessons.ts'
import { courseSummary } from '#areas/summary-sheet/rules/sheet-summary.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import type { SchoolTime } from '#areas/timetable/rules/lesson-time.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperSpread, SpreadBand } from '#platform/server/paper-spread.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { monthOfDay } from '../../rules/journal-period.ts'
import { covers, journalCells } from './journal-cells.ts'
import { resultColumns, totalColumns, type ResultColumn, type TotalColumn } from './journal-totals.ts'
import type { ClassJournal, JournalWork } from './read-class-journal.ts'

export const shortWork = ({ kind, number }: Pick<JournalWork, 'kind' | 'number'>): string =>
  kind === 'sor' ? t`СОР ${number}` : t`СОЧ`
const totalText = (value: number | string | null) => (typeof value === 'number' ? displayNumber(value) : (value ?? ''))

/** The left page of a class journal: days under their months, works with their points, what is counted of each student. */
function marksSpread(journal: ClassJournal, totals: readonly TotalColumn[]): PaperSpread {
  const { lessons, works, students, rules, period } = journal
  const cells = journalCells(journal)
  const months = [...Map.groupBy(lessons, ({ date }) => monthOfDay(date))].map(([title, own]): SpreadBand => ({
    title,
    short: title.slice(0, 3),
    columns: own.map(({ date }) => ({ title: date.slice(8), align: 'center' })),
  }))
  const worksBand = (title: string, own: readonly JournalWork[]): SpreadBand => ({
    title,
    columns: own.map((work) => ({
      title: t`${shortWork(work)} (${work.maximum} б.)`,
      align: 'center',
      isUpright: true,
    })),
    isWhole: true,
  })
  const byQuarter = rules.quarters.map(({ id, title }) =>
    worksBand(
      title,
      works.filter(({ quarter_id }) => quarter_id === id),
    ),
  )
  const ofWorks = period.kind === 'year' ? byQuarter : [worksBand(t`СОР и СОЧ`, works)]
  const ofTotals: SpreadBand = {
    title: t`Итоги`,
    columns: totals.map(({ title, isResult }) => ({ title, align: 'center', isUpright: true, isBold: isResult })),
    isWhole: true,
  }
  return {
    lead: [{ title: '№', align: 'right' }, { title: t`Фамилия, имя, отчество` }],
    bands: [...months, ...ofWorks.filter(({ columns }) => columns.length > 0), ofTotals],
    rows: students.map((student, index) => [
      String(index + 1),
      student.full_name,
      ...(cells.lessons[index] ?? []),
      ...(cells.works[index] ?? []).map((points) => totalText(points)),
      ...totals.map(({ of }) => totalText(of(student))),
    ]),
  }
}

/** The right page: what was taught on each day, and what was given for home. */
function topicsTable({ lessons }: ClassJournal): PaperTable {
  const hasSubstitutes = lessons.some(({ substitute }) => substitute !== null)
  return {
    isDense: true,
    columns: [
      { title: t`№ урока`, share: 1.6, align: 'right' },
      { title: t`Дата`, share: 2.4 },
      { title: t`Тема урока`, share: 12 },
      { title: t`Домашнее задание`, share: 12 },
      ...(hasSubstitutes ? [{ title: t`Замещал`, share: 4 }] : []),
    ],
    rows: lessons.map(({ number, date, topic, homework, substitute, status }) => [
      String(number),
      displayDate(date),
      topic ?? (status === 'cancelled' ? t`Урок отменён` : ''),
      homework ?? '',
      ...(hasSubstitutes ? [substitute ?? ''] : []),
    ]),
  }
}

function summaryText({ students }: ClassJournal, { title, isPassFail, of }: ResultColumn): string | null {
  const marks = students.flatMap((student) => of(student) ?? []).filter(({ state }) => state !== 'missing')
  if (marks.length === 0) return null
  const { counts, progress, quality, degree, average } = courseSummary(
    isPassFail ? 'passfail' : 'grade',
    marks.map(({ value }) => value),
  )
  const figures = isPassFail
    ? [
        t`зч: ${counts.passed}`,
        t`нз: ${counts.failed}`,
        t`н/а: ${counts.na}`,
        t`успеваемость ${displayPercent(progress)}`,
      ]
    : [
        ...([5, 4, 3, 2] as const).map((grade) => `«${grade}»: ${counts[`n${grade}`]}`),
        t`н/а: ${counts.na}`,
        t`успеваемость ${displayPercent(progress)}`,
        t`качество ${displayPercent(quality)}`,
        t`СОУ ${displayPercent(degree)}`,
        t`средний балл ${displayNumber(average)}`,
      ]
  return t`${title}. ${figures.join(' · ')}`
}

/** «Абаева Алия — СОР 1, 20.11.2026, до неё 5». */
function retakesOf({ students, works, scores }: ClassJournal): string[] {
  const retaken = scores.filter(({ retake }) => retake)
  return students.flatMap(({ id, full_name }) =>
    works.flatMap((work) => {
      const retake = retaken.find(({ student_id, work_id }) => student_id === id && work_id === work.id)?.retake
      return retake ? [t`${full_name} — ${shortWork(work)}, ${displayDate(retake.on)}, до неё ${retake.former}`] : []
    }),
  )
}

/** What explains the signs of the page. */
function notesOf(journal: ClassJournal, results: readonly ResultColumn[]): string[] {
  const { kinds, misses, students, lessons } = journal
  const met = new Set(misses.map(({ kind_id }) => kind_id))
  const letters = kinds.filter(({ id }) => met.has(id)).map(({ letter, title }) => `${letter} — ${title.toLowerCase()}`)
  const elsewhere = students.filter(({ hasMarksElsewhere }) => hasMarksElsewhere).map(({ full_name }) => full_name)
  const isStarred = students.some((student) => results.some(({ of }) => of(student)?.differs))
  const retakes = retakesOf(journal).join('; ')
  const [first, last] = [lessons[0]?.date ?? '', lessons.at(-1)?.date ?? '']
  const isShaded = students.some(
    ({ periods }) =>
      !periods.some(covers(first, last)) && lessons.some(({ date }) => !periods.some(covers(date, date))),
  )
  return [
    [...letters, ...(isStarred ? [starNote()] : [])].join(' · '),
    isShaded ? t`Закрашены дни, когда ученика в группе не было` : '',
    retakes === '' ? '' : t`Пересдачи (считаются новые отметки): ${retakes}`,
    elsewhere.length > 0 ? t`В итогах учтены и отметки из другой группы: ${elsewhere.join(', ')}` : '',
  ].filter((note) => note !== '')
}

const subtitleOf = ({ period, year, group }: ClassJournal) =>
  [
    `${period.title} (${displayDate(period.start)} – ${displayDate(period.end)})`,
    t`${year} учебный год`,
    group.teachers.length > 0 && t`учитель: ${group.teachers.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** A journal by the form of a class journal, on A4, landscape: the marks with their totals, then topics and homework. */
export function journalPaper(journal: ClassJournal, head: PaperHead, now: SchoolTime) {
  const { group, lessons, students } = journal
  const results = resultColumns(journal, now.today)
  return writePaper(
    {
      head,
      title: t`Классный журнал: ${group.course}, ${group.title}`,
      subtitle: subtitleOf(journal),
      isLandscape: true,
    },
    ({ spread, text, page, heading, table }) => {
      if (students.length === 0 || lessons.length === 0) {
        text(students.length === 0 ? t`В группе в этот период не было учеников` : t`В этот период уроков нет`)
        return
      }
      spread(marksSpread(journal, totalColumns(journal, results)))
      for (const note of notesOf(journal, results)) text(note)
      for (const result of results) {
        const line = summaryText(journal, result)
        if (line !== null) text(line)
      }
      text(signatures())
      page()
      heading(t`Темы уроков и домашние задания`)
      table(topicsTable(journal))
      text(t`Уроков за период: ${lessons.length}, проведено: ${heldLessons(lessons, now)}`)
      text(signatures())
    },
  )
}
const signatures = () => t`Учитель ____________________        Заместитель директора ____________________`
