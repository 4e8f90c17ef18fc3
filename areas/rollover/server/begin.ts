import { msg, type Text } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob } from '#platform/server/long-job/long-job.ts'
import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { conflict } from '#platform/server/refusal.ts'
import { runRollover } from '../contract/rollover.ts'
import { outlineOf, type Outline } from '../rules/outline-of.ts'
import { lockPlan } from './decide.ts'
import { rolloverJob, type RolloverStep } from './roll-over-job.ts'
import { readSituation } from './situation.ts'
import { requireWholeSchool } from './whole-school.ts'
import { requireYears } from './years.ts'

const item = (title: Text, input: RolloverStep, size = 1) => ({ title, input, size })

function itemsOf({ parallels }: Outline, into_id: number) {
  const classes = parallels.flatMap(({ classes: own }) =>
    own.flatMap(({ id, title, into, students }) => {
      const moving = students.filter(({ fate }) => fate === 'moves').length
      return into === null
        ? []
        : [item(msg`${title} → ${into.title}`, { into_id, step: 'class', class_id: id }, Math.max(1, moving))]
    }),
  )
  const anew = parallels.flatMap(({ number, mode, classes: own }) => {
    if (mode !== 'anew') return []
    const moving = own.flatMap(({ students }) => students).filter(({ fate }) => fate === 'moves').length
    return [
      item(
        msg`${number} параллель → новые классы ${number + 1} параллели`,
        { into_id, step: 'parallel', number },
        Math.max(1, moving),
      ),
    ]
  })
  return [
    item(msg`Параллели, классы, РУП, планы СОР и СОЧ`, { into_id, step: 'structure' }),
    ...classes,
    ...anew,
    item(msg`Группы из нескольких классов`, { into_id, step: 'shared' }),
    item(msg`Недостающие группы по РУП`, { into_id, step: 'plan' }),
  ]
}

export const runHandler = handle(runRollover, async ({ params, body, caller, db, today, context, record }) => {
  requireWholeSchool(caller)
  const years = await requireYears(db, params.into_id, today)
  await lockPlan(db, years.into.id, body.version)
  const outline = outlineOf(await readSituation(db, years))
  if (outline.parallels.length === 0) throw conflict(msg`В прошлом году классов нет: переводить некого`)
  const items = itemsOf(outline, years.into.id)
  const id = await beginLongJob({ db, context }, rolloverJob, {
    caller,
    title: msg`Переход на ${studyYearTitle(years.into)} учебный год`,
    items,
  })
  await record({ subject: 'rollover.plan', id: years.into.id, after: { job_id: id } })
  return { id }
})
