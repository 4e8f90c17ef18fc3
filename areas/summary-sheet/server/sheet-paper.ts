import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import type { PaperSpread, SpreadColumn } from '#platform/server/paper-spread.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { starNote } from '#areas/grading/rules/result-value.ts'
import { displayNumber, displayPercent } from '#platform/contract/number.ts'
import { markText, pendingText, starredCount } from '../rules/sheet-words.ts'
import { studentGroups, studentGroupTitles } from '../rules/student-groups.ts'

type Course = SummarySheet['courses'][number]

const titleOf = ({ short_title, title, period_title }: Course) =>
  period_title === null ? title : `${short_title} (${period_title})`

const upright = (title: string): SpreadColumn => ({ title, align: 'center', isUpright: true })

function studentsSpread({ courses, students }: SummarySheet): PaperSpread {
  const rows = students.map(({ full_name, marks, average, misses }, index) => [
    String(index + 1),
    full_name,
    ...courses.map(({ id, type }) => {
      const own = marks.find(({ course_id }) => course_id === id)
      return own ? markText(type, own) : ''
    }),
    displayNumber(average),
    ...[misses.total, misses.illness, misses.excused, misses.unexcused].map(String),
  ])
  const foot = (title: string, of: (summary: Course['summary']) => string) => [
    '',
    title,
    ...courses.map(({ summary }) => of(summary)),
    ...Array.from({ length: 5 }, () => ''),
  ]
  return {
    lead: [{ title: '№', align: 'right' }, { title: t`Фамилия, имя, отчество` }],
    bands: [
      { title: t`Предметы`, columns: courses.map((course) => upright(titleOf(course))) },
      { title: '', columns: [upright(t`Средний балл`)] },
      {
        title: t`Пропуски`,
        columns: [t`всего уроков`, t`по болезни`, t`по уважительной`, t`без причины`].map(upright),
        isWhole: true,
      },
    ],
    rows: [
      ...rows,
      foot(t`Успеваемость, %`, ({ progress }) => displayNumber(progress)),
      foot(t`Качество, %`, ({ quality }) => displayNumber(quality)),
      foot(t`СОУ, %`, ({ degree }) => displayNumber(degree)),
      foot(t`Средний балл`, ({ average }) => displayNumber(average)),
    ],
  }
}

/** The class sheet on A3, landscape: marks, indicators under them, the groups of students, places to sign. */
export const sheetPaper = (sheet: SummarySheet, head: PaperHead) =>
  writePaper(
    {
      head,
      title: t`Сводная ведомость учёта успеваемости: ${sheet.class.title} класс`,
      subtitle: [
        sheet.period &&
          `${sheet.period.title} (${displayDate(sheet.period.start_date)} – ${displayDate(sheet.period.end_date)})`,
        t`${sheet.class.year} учебный год`,
        sheet.class.class_teacher && t`классный руководитель: ${sheet.class.class_teacher}`,
      ]
        .filter(Boolean)
        .join(' · '),
      isLandscape: true,
      size: 'A3',
    },
    ({ spread, text }) => {
      const { summary } = sheet
      const warning = pendingText(sheet.pending)
      if (warning) text(warning)
      spread(studentsSpread(sheet))
      if (starredCount(sheet.students) > 0) text(starNote())
      text(
        [
          t`Учеников: ${sheet.students.length}`,
          ...studentGroups.map((group) => `${studentGroupTitles[group].toLowerCase()}: ${summary.groups[group]}`),
        ].join(' · '),
      )
      text(
        t`Успеваемость ${displayPercent(summary.progress)} · качество ${displayPercent(summary.quality)} · СОУ ${displayPercent(
          summary.degree,
        )} · средний балл ${displayNumber(summary.average)}`,
      )
      text(t`Классный руководитель ____________________        Заместитель директора ____________________`)
    },
  )
