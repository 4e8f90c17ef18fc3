import type { PaperHead } from '#platform/server/pdf-head.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { kindTitles, modeTitles, type Mode } from '../../rules/words.ts'
import { classTable, factsTable, lostOf, lostTable, timesTable, unitTable } from './act-tables.ts'
import { drawCurve } from './draw-curve.ts'
import type { Act } from './read-act.ts'

const titles: Readonly<Record<Mode, string>> = {
  alarm: 'АКТ о проведении эвакуации',
  drill: 'АКТ о проведении учебной эвакуации',
  test: 'АКТ о проверке связи',
}
const curveHeight = 130
const signature = '____________________'

/** The act as the commission signs it; `moment` writes instants by the school's clock. */
export const actPaper = (act: Act, head: PaperHead, moment: (at: Date) => string) =>
  writePaper(
    {
      head,
      title: titles[act.mode],
      subtitle: `${modeTitles[act.mode]} · ${kindTitles[act.kind]} · ${moment(act.started_at)}`,
      madeAt: act.made_at,
    },
    ({ text, heading, table, draw }) => {
      table(factsTable(act, moment))
      heading('Времена')
      table(timesTable(act))
      draw(curveHeight, (document, box) => drawCurve(document, act.figures, act.control_seconds, box))
      heading('По классам')
      table(classTable(act))
      heading('По спискам')
      table(unitTable(act))
      heading('Не найдены и нуждались в помощи')
      if (lostOf(act).length === 0) text('Таких нет: найдены все')
      else table(lostTable(act))
      heading('Замечания')
      text(act.remarks || 'Замечаний нет')
      heading('Выводы и предложения')
      text(act.conclusions || '—')
      heading('Комиссия')
      for (const { name, position } of act.commission)
        text(`${[position, name].filter(Boolean).join(' ')}    ${signature}`)
      if (act.commission.length === 0) text(`Председатель    ${signature}`)
    },
  )
