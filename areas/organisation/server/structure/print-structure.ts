import { paperHead } from '#areas/school/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { byHand, type PaperSettings } from '#platform/server/paper.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { printStructure } from '../../contract/units.ts'
import { sumOfRates, vacantRate } from '../../rules/rates.ts'
import { maintainsStructure, seesRates } from '../sees-rates.ts'
import type * as drawing from './draw-diagram.ts'
import type { DiagramBox } from './draw-diagram.ts'
import { readStaffed, titleOf, type Staffed } from './staffed.ts'
import type { UnitRow } from './unit-rows.ts'

const diagram = byHand<typeof drawing>(new URL('draw-diagram.ts', import.meta.url))
/** What a sheet of A3 leaves under the head of the paper, in points. */
const diagramHeight = 620

/** Two signs of a wide space for each level: readers of the page see the tree without lines. */
const indented = (unit: UnitRow | null) => `${'\u2003'.repeat(unit?.above.length ?? 0)}${titleOf(unit)}`
const peopleIn = (staffed: readonly Staffed[]) =>
  new Set(staffed.flatMap(({ posts }) => posts.map(({ person_id }) => person_id))).size
const ratesIn = ({ posts }: Staffed) => posts.map(({ rate }) => rate)

/** Boxes of the units below one, each with those below it; it counts whom a unit has with all that stand below. */
function boxesBelow(staffed: readonly Staffed[], parentId: number | null, showsRates: boolean): DiagramBox[] {
  return staffed.flatMap((own) => {
    const { unit } = own
    if (unit?.parent_id !== parentId) return []
    const branch = staffed.filter((one) => one.unit?.line.includes(unit.id))
    const vacant = showsRates ? vacantRate(unit.planned_rate, ratesIn(own)) : 0
    const rates = showsRates ? t` · ${displayNumber(sumOfRates(branch.flatMap(ratesIn)))} ст.` : ''
    return {
      title: unit.title,
      head: unit.head?.full_name ?? null,
      counts: t`${peopleIn(branch)} чел.` + rates,
      vacancy: vacant > 0 ? t`Вакансия: ${displayNumber(vacant)} ст.` : null,
      below: boxesBelow(staffed, unit.id, showsRates),
    }
  })
}

const tableOf = (staffed: readonly Staffed[], showsRates: boolean) => ({
  isDense: true,
  columns: [
    { title: t`Подразделение`, share: 9 },
    { title: t`Руководитель`, share: 7 },
    { title: t`Сотрудники`, share: 16 },
    { title: t`Чел.`, share: 2, align: 'right' as const },
    ...(showsRates ? [{ title: t`Ставок`, share: 2, align: 'right' as const }] : []),
  ],
  rows: staffed.map((one) => [
    indented(one.unit),
    one.unit?.head?.full_name ?? '',
    one.posts.map((post) => `${post.full_name} — ${post.position.toLowerCase()}`).join('\n'),
    String(peopleIn([one])),
    ...(showsRates ? [displayNumber(sumOfRates(ratesIn(one)))] : []),
  ]),
})

export const printStructureHandler = handle(printStructure, async ({ query, caller, db, today, context, record }) => {
  const { form, date: day = today } = query
  const staffed = await readStaffed(db, {
    day,
    today,
    timeZone: context.clock.timeZone,
    showsFormer: maintainsStructure(caller),
  })
  const showsRates = seesRates(caller)
  const isDiagram = form === 'diagram'
  const title = isDiagram ? t`Схема структуры школы` : t`Структура школы`
  const settings: PaperSettings = {
    title,
    head: await paperHead(context, caller),
    subtitle: t`на ${displayDate(day)}`,
    isLandscape: true,
    size: isDiagram ? 'A3' : 'A4',
  }
  const bytes = await writePaper(settings, ({ text, table, draw }) => {
    if (isDiagram) draw(diagramHeight, diagram('drawDiagram', boxesBelow(staffed, null, showsRates)))
    else table(tableOf(staffed, showsRates))
    text(t`Всего сотрудников: ${peopleIn(staffed)}`)
  })
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'org-structure', query, rows: staffed.length },
  })
  return { name: `${title} ${displayDate(day)}.pdf`, bytes }
})
