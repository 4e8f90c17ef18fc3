import { shownHundredths } from '#areas/grading/rules/exact-words.ts'
import type { Exact } from '#areas/grading/rules/exact.ts'
import type { CoursePeriod } from '#areas/grading/rules/course-marks.ts'
import { inputOfPeriod } from '#areas/grading/rules/course-results.ts'
import { modeRules, weightsIn } from '#areas/grading/rules/grading-mode.ts'
import { partPercents } from '#areas/grading/rules/period-outcome.ts'
import { foAverage } from '#areas/grading/rules/period-parts.ts'
import { gradingParts } from '#areas/grading/rules/policy.ts'
import { sheetTitle, type SheetPeriod } from '#areas/summary-sheet/rules/sheet-period.ts'
import { markText } from '#areas/summary-sheet/rules/sheet-words.ts'
import { otherPeriod, placeOfGroup, sheetMark, type SheetMark } from '#areas/summary-sheet/server/index.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import type { ClassJournal, JournalStudent } from './read-class-journal.ts'

/** What is counted of a student over the period; texts are marks that are no number: «зч», «н/а», «—», «4*». */
export interface TotalColumn {
  title: string
  isResult: boolean
  of: (student: JournalStudent) => number | string | null
}
/** A result of the journal with what each student has there. */
export interface ResultColumn {
  title: string
  isPassFail: boolean
  of: (student: JournalStudent) => SheetMark | null
}

const partTitles = texts({ fo: msg`ФО, %`, sor: msg`СОР, %`, soch: msg`СОЧ, %` })
const shown = (value: Exact | null) => (value === null ? null : shownHundredths(value))

function sheetsOfPeriod({ period, rules }: ClassJournal): SheetPeriod[] {
  const own = period.kind === 'year' ? rules.quarters : period.quarter ? [period.quarter] : []
  const isLast = own.some(({ number }) => number === Math.max(...rules.quarters.map((one) => one.number)))
  const ofYear: SheetPeriod[] = isLast ? ['year', 'exam', 'total'] : []
  return [...own.map(({ number }): SheetPeriod => `quarter-${number as 1 | 2 | 3 | 4}`), ...ofYear]
}

const oneTitles: Partial<Record<SheetPeriod, string>> = texts({
  exam: msg`Экзамен`,
  total: msg`Итоговая отметка`,
})

/** The results that stand in the journal of a period; a month has none. */
export function resultColumns(journal: ClassJournal, today: string): ResultColumn[] {
  const { rules, students } = journal
  const isPassFail = modeRules[rules.mode].result?.type === 'passfail'
  return sheetsOfPeriod(journal).flatMap((sheet): ResultColumn[] => {
    const place = placeOfGroup(rules, sheet)
    if (!place || (isPassFail && sheet === 'total')) return []
    // asked for the cells, the notes and the summary of a paper
    const known = new Map<JournalStudent, SheetMark | null>()
    const of = (student: JournalStudent) => {
      const mark = known.has(student)
        ? known.get(student)
        : student.course && sheetMark(rules, place, student.course, today)
      known.set(student, mark ?? null)
      return mark ?? null
    }
    if (sheet === 'exam' && !students.some((student) => of(student))) return []
    return [{ title: otherPeriod(place, sheet) ?? oneTitles[sheet] ?? sheetTitle(sheet), isPassFail, of }]
  })
}

const asTotal = ({ title, isPassFail, of }: ResultColumn): TotalColumn => ({
  title,
  isResult: true,
  of: (student) => {
    const mark = of(student)
    return mark && markText(isPassFail ? 'passfail' : 'grade', mark)
  },
})

/** The period of which percents are shown beside its result: that of the quarter, or the half-year that ends with it. */
function percentPeriod({ period, rules }: ClassJournal): CoursePeriod | null {
  const place = period.quarter && placeOfGroup(rules, `quarter-${period.quarter.number as 1 | 2 | 3 | 4}`)
  return place?.period ?? null
}

function percentColumns(journal: ClassJournal, [result]: readonly ResultColumn[]): TotalColumn[] {
  const { rules } = journal
  const [period, policy] = [percentPeriod(journal), rules.policy?.rules]
  if (!period || !policy || !result) return []
  const weights = weightsIn(rules.mode, policy)
  const parts = gradingParts.filter((part) => weights[part] > 0)
  const each = parts.map((part): TotalColumn => ({
    title: partTitles[part],
    isResult: false,
    of: ({ course }) => {
      const input = course?.input ? inputOfPeriod(course.input, period) : null
      return shown(input && partPercents(input)[part])
    },
  }))
  return [...each, { title: t`Итого, %`, isResult: false, of: (student) => result.of(student)?.percent ?? null }]
}

/** What is counted of each student: the mean, percents and results of the period, lessons missed. */
export function totalColumns(journal: ClassJournal, results: readonly ResultColumn[]): TotalColumn[] {
  const { scores, misses, kinds, rules, period } = journal
  const maximum = rules.policy?.rules.fo_maximum ?? 10
  const allowsFo = modeRules[rules.mode].lesson_types.includes('fo')
  const ofQuarter = (number: number) => period.kind === 'year' || number === period.quarter?.number
  const foOf = ({ id, course }: JournalStudent) =>
    period.kind === 'month' || !course?.input
      ? scores.filter(({ student_id, type }) => student_id === id && type === 'fo')
      : course.input.marks.filter(({ type, quarter }) => type === 'fo' && ofQuarter(quarter))
  const count = (counted: (kind: ClassJournal['kinds'][number]) => boolean) => {
    const ids = new Set(kinds.filter(counted).map(({ id }) => id))
    return ({ id }: JournalStudent) =>
      misses.filter(({ student_id, kind_id }) => student_id === id && ids.has(kind_id)).length
  }
  return [
    ...(allowsFo
      ? [
          {
            title: t`Средний ФО`,
            isResult: false,
            of: (one: JournalStudent) => shown(foAverage(foOf(one), maximum)),
          },
        ]
      : []),
    ...percentColumns(journal, results),
    ...results.map(asTotal),
    { title: t`Пропуски`, isResult: false, of: count(({ counts_as_missed }) => counts_as_missed) },
    { title: t`Опоздания`, isResult: false, of: count(({ takes_minutes }) => takes_minutes) },
  ]
}
