import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { isCollege, parallelNumeral } from '#platform/contract/school-kind.ts'
import { t } from '#platform/contract/text.ts'
import { byHand } from '#platform/server/paper.ts'
import type { PaperSpread } from '#platform/server/paper-spread.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'
import { writePaper } from '#platform/server/pdf.ts'
import type { PlanApproval } from '../../../contract/rup-approval.ts'
import type { Rup, RupColumn } from '../../../contract/rup.ts'
import { componentTitles } from '../../../rules/components.ts'
import { columnSign, planColumnTitle } from '../../../rules/parallel-title.ts'
import { columnSums, linesAsPlanned, rupMatrix, yearSums } from '../../../rules/rup-matrix.ts'
import type * as drawing from './draw-approval.ts'

const approvalBlock = byHand<typeof drawing>(new URL('draw-approval.ts', import.meta.url))
/** Of the block «Утверждаю», in points. */
const blockHeight = 62
/** More columns than this lie on A3. */
const columnsOfA4 = 14

export interface PrintedPlan {
  plan: Rup
  order: Pick<PlanApproval, 'order_number' | 'order_date' | 'approved_by'>
  /** Whom the school names as its head; null: it has not. */
  director: string | null
  /** «2026–2027». */
  year: string
  /** Kazakh titles of courses by their ids. */
  kazakh: ReadonlyMap<number, string>
}

const blank = '____________________'
function approvalLines({ order: { order_number, order_date, approved_by }, director }: PrintedPlan): string[] {
  const name = approved_by ?? director ?? blank
  return [
    t`Руководитель ${blank}`,
    name === blank ? '' : name,
    order_number === null || order_date === null
      ? t`Приказ № ________ от «____» ____________ 20____ г.`
      : t`Приказ № ${order_number} от ${displayDate(order_date)}`,
  ].filter(Boolean)
}

/** All columns under one title, or each under its parallel where some parallel has several. */
function bandsOf(columns: readonly RupColumn[]): PaperSpread['bands'] {
  const parallels = [...Map.groupBy(columns, ({ parallel }) => parallel)]
  const column = (title: string) => ({ title, align: 'center' as const })
  if (parallels.length === columns.length)
    return [{ title: t`Часов в неделю по классам`, columns: columns.map((own) => column(planColumnTitle(own))) }]
  return parallels.map(([parallel, own]) => ({
    title: t`${parallel} класс`,
    short: parallelNumeral(parallel),
    isWhole: true,
    columns: own.map((one) => column(columnSign(one) || t`все`)),
  }))
}

const numbers = (sums: readonly number[]) => sums.map((sum) => displayNumber(sum))

/** Sums under the plan; a college, which plans by the year, begins with those of the year. */
function sumsOf({ columns, lines, weeks }: Pick<Rup, 'columns' | 'lines' | 'weeks'>): string[][] {
  const maxima = (times: number) => columns.map(({ maximum }) => displayNumber(maximum * times))
  const ofWeek = ['', t`Всего часов в неделю`, ...numbers(columnSums(lines, columns))]
  const ofYear = ['', t`Всего часов в год`, ...numbers(yearSums(lines, columns, weeks))]
  return isCollege()
    ? [ofYear, ['', t`Предельная годовая нагрузка`, ...maxima(weeks.others)], ofWeek]
    : [ofWeek, ['', t`Предельная недельная нагрузка`, ...maxima(1)], ofYear]
}
const subtitleOf = ({ plan: { weeks }, year }: PrintedPlan): string =>
  isCollege()
    ? t`Жұмыс оқу жоспары, ${year} оқу жылы · часов в год · учебных недель: ${weeks.others}`
    : t`Жұмыс оқу жоспары, ${year} оқу жылы · часов в неделю · учебных недель: 0–1 классы ${weeks.first}, 2–11 классы ${weeks.others}`

function spreadOf({ plan: { columns, lines, weeks }, kazakh }: PrintedPlan): PaperSpread {
  const parts = rupMatrix(linesAsPlanned(lines, weeks), columns)
  const titleOf = (course: { id: number; title: string }) => {
    const other = kazakh.get(course.id)
    return other === undefined || other === course.title ? course.title : `${course.title} / ${other}`
  }
  let number = 0
  return {
    lead: [{ title: '№', align: 'right' }, { title: t`Предмет` }],
    bands: bandsOf(columns),
    rows: [
      ...parts.flatMap(({ component, rows, sums }) => [
        ['', componentTitles[component].toUpperCase(), ...columns.map(() => '')],
        ...rows.map(({ line, cells }) => [
          String((number += 1)),
          titleOf(line.course),
          ...cells.map((cell) => (cell === null ? '' : displayNumber(cell.line.hours))),
        ]),
        ['', t`Итого: ${componentTitles[component].toLowerCase()}`, ...numbers(sums)],
      ]),
      ...sumsOf({ columns, lines, weeks }),
    ],
  }
}

/** The plan as it is approved and signed: on A4, a wide one on A3, landscape. */
export const planPaper = (printed: PrintedPlan, head: PaperHead) =>
  writePaper(
    {
      head,
      title: t`Рабочий учебный план на ${printed.year} учебный год`,
      subtitle: subtitleOf(printed),
      isLandscape: true,
      size: printed.plan.columns.length > columnsOfA4 ? 'A3' : 'A4',
    },
    ({ draw, spread, text }) => {
      draw(blockHeight, approvalBlock('drawApproval', t`УТВЕРЖДАЮ / БЕКІТЕМІН`, approvalLines(printed)))
      spread(spreadOf(printed))
      text(t`Рассмотрен на заседании педагогического совета, протокол № ________ от «____» ____________ 20____ г.`)
      text(t`Заместитель руководителя ${blank}        Согласовано ${blank}`)
    },
  )
