import { msg, t, texts } from '#platform/contract/text.ts'
import { byHand } from '#platform/server/paper.ts'
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
import type * as curves from './draw-curve.ts'
import type * as modes from './draw-mode.ts'
import type { Act } from './read-act.ts'

const mode = byHand<typeof modes>(new URL('draw-mode.ts', import.meta.url))
const curve = byHand<typeof curves>(new URL('draw-curve.ts', import.meta.url))

const titles: Readonly<Record<Mode, string>> = texts({
  alarm: msg`АКТ об эвакуации`,
  drill: msg`АКТ о проведении учебной эвакуации`,
  test: msg`АКТ о проверке связи`,
})
/** Points that drawings by hand take. */
const [modeHeight, curveHeight] = [28, 150]

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
      draw(modeHeight, mode('drawMode', { mode: act.mode, kind: act.kind }))
      table(factsTable(act, moment))
      heading(t`Времена`)
      table(timesTable(act))
      heading(t`Сколько найдено от начала`)
      draw(curveHeight, curve('drawCurve', act.figures, act.control_seconds))
      heading(t`Не найдены и нуждались в помощи`)
      if (lostOf(act).length === 0) text(t`Таких нет: найдены все`)
      else table(lostTable(act))
      heading(t`Замечания`)
      text(act.remarks || t`Замечаний нет`)
      heading(t`Выводы и предложения`)
      text(act.conclusions || '—')
      heading(t`Комиссия`)
      table(commissionTable(act))
      heading(t`Приложение 1. По классам`)
      table(classTable(act))
      const absent = absentClasses(act)
      if (absent.length > 0) text(t`Отсутствовали целиком: ${absent.join(', ')}`)
      heading(t`Приложение 2. По спискам: сначала те, кого искали дольше`)
      table(unitTable(act))
    },
  )
