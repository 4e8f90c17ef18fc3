import type { PaperHead } from '#platform/server/pdf-head.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { kindTitles, modeTitles, type Mode } from '../../rules/words.ts'
import {
  absentClasses,
  classTable,
  commissionTable,
  factsTable,
  lostOf,
  lostTable,
  timesTable,
  unitTable,
} from './act-tables.ts'
import { drawCurve } from './draw-curve.ts'
import { drawMode, modeHeight } from './draw-mode.ts'
import type { Act } from './read-act.ts'

const titles: Readonly<Record<Mode, string>> = {
  alarm: 'АКТ об эвакуации',
  drill: 'АКТ о проведении учебной эвакуации',
  test: 'АКТ о проверке связи',
}
const curveHeight = 150

/** The act as the commission signs it; `moment` writes instants by the school's clock. */
export const actPaper = (act: Act, head: PaperHead, moment: (at: Date) => string) =>
  writePaper(
    {
      head,
      title: titles[act.mode],
      madeAt: act.made_at,
      footer: `${modeTitles[act.mode]} · ${kindTitles[act.kind]} · ${moment(act.started_at)}`,
    },
    ({ text, heading, table, draw }) => {
      draw(modeHeight, (document, box) => drawMode(document, act, box))
      table(factsTable(act, moment))
      heading('Времена')
      table(timesTable(act))
      heading('Сколько найдено от начала')
      draw(curveHeight, (document, box) => drawCurve(document, act.figures, act.control_seconds, box))
      heading('Не найдены и нуждались в помощи')
      if (lostOf(act).length === 0) text('Таких нет: найдены все')
      else table(lostTable(act))
      heading('Замечания')
      text(act.remarks || 'Замечаний нет')
      heading('Выводы и предложения')
      text(act.conclusions || '—')
      heading('Комиссия')
      table(commissionTable(act))
      heading('Приложение 1. По классам')
      table(classTable(act))
      const absent = absentClasses(act)
      if (absent.length > 0) text(`Отсутствовали целиком: ${absent.join(', ')}`)
      heading('Приложение 2. По спискам: сначала те, кого искали дольше')
      table(unitTable(act))
    },
  )
