import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import type { SealCell, SealContent, SealContents } from '#areas/seals/contract/seal.ts'
import type { PaperContent } from '../../contract/paper.ts'
import type { SheetCourse } from '../../contract/sheet.ts'
import { isGraded } from '../../rules/card-period.ts'
import { missCategories, missedLessons, yearCounts, type MissCounts } from '../../rules/miss-counts.ts'
import { paperPeriod, paperResult, paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { resultCells, yearColumns } from '../../rules/result-cells.ts'

function lineOf(course: SheetCourse, language: PaperLanguage): SealCell[] {
  const title = language === 'kk' ? (course.title_kk ?? course.title) : course.title
  const { results } = course
  if (!isGraded(course.mode) && results.length === 0)
    return [title, { text: paperWords[language].results.ungraded, columns: quarterNumerals.length + yearColumns }]
  const cells = resultCells(results).map(({ columns, result }): SealCell => {
    const text = result === null ? '' : paperResult(language, result)
    return columns === 1 ? text : { text, columns }
  })
  return [title, ...cells]
}

function missesOf(misses: readonly MissCounts[], language: PaperLanguage): string[][] {
  const words = paperWords[language]
  const line = (title: string, of: (one: MissCounts) => number) => [
    title,
    ...yearCounts(misses, of).map((count) => (count === 0 ? '' : String(count))),
  ]
  return [
    line(words.missed, missedLessons),
    ...missCategories.map((category) => line(words.missedKinds[category], (one) => one[category])),
    line(words.late, ({ late }) => late),
  ]
}

function factsOf(content: PaperContent, version: number, language: PaperLanguage): SealContent['facts'] {
  const words = paperWords[language]
  const name = language === 'kk' ? (content.school_kk ?? content.school) : content.school
  const years = words.year(`${content.date_start.slice(0, 4)}–${content.date_end.slice(0, 4)}`)
  const isOfYear = content.quarter === null && content.half === null
  const facts = [
    { label: words.school, value: content.city === null ? name : `${name}, ${content.city}` },
    { label: words.student, value: content.student },
    { label: words.schoolClass, value: content.class_title },
    { label: words.period, value: isOfYear ? years : `${paperPeriod(language, content)}, ${years}` },
    { label: words.edition, value: version > 1 ? String(version) : null },
    { label: words.classTeacher, value: content.class_teacher },
  ]
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}

function contentIn(content: PaperContent, version: number, language: PaperLanguage): SealContent {
  const words = paperWords[language]
  const { year, exam, total } = words.columns
  return {
    title: words.finalTitle,
    facts: factsOf(content, version, language),
    tables: [
      {
        title: null,
        head: [words.subject, ...quarterNumerals, year, exam, total],
        rows: content.courses.map((course) => lineOf(course, language)),
      },
      { title: null, head: [words.misses, ...quarterNumerals, year], rows: missesOf(content.misses, language) },
    ],
  }
}

/** What the holder of a final card compares it with, in both languages of the paper. */
export const sealContents = (content: PaperContent, version: number): SealContents => ({
  ru: contentIn(content, version, 'ru'),
  kk: contentIn(content, version, 'kk'),
})
