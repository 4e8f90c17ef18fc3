import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob } from '#platform/server/long-job/long-job.ts'
import { conflict } from '#platform/server/refusal.ts'
import { previewUndo, undoRollover } from '../../contract/rollover.ts'
import { requireWholeSchool } from '../whole-school.ts'
import { requireYears } from '../years.ts'
import { enteredSince } from './entered-since.ts'
import { madeClasses, otherClasses } from './made-classes.ts'
import { undoJob } from './undo-job.ts'

export const previewUndoHandler = handle(previewUndo, async ({ params, caller, db, today, context }) => {
  requireWholeSchool(caller)
  const { into } = await requireYears(db, params.into_id, today)
  const made = await madeClasses(db, into.id)
  const classIds = made.map(({ id }) => id)
  const entered = await enteredSince(db, { intoId: into.id, classIds, titles: context.referenceTitles })
  const others = await otherClasses(db, into.id, made)
  return {
    untouched: made.length - entered.size,
    touched: made.flatMap(({ id, title }) => {
      const found = entered.get(id)
      return found ? [{ class: { id, title }, entered: found.words.map(String), may_remove: found.mayRemove }] : []
    }),
    kept: others.length === 0 ? [] : [t`Классы, открытые отдельно: ${others.join(', ')}`],
  }
})

export const undoHandler = handle(undoRollover, async ({ params, body, caller, db, today, context, record }) => {
  requireWholeSchool(caller)
  const { into } = await requireYears(db, params.into_id, today)
  const made = await madeClasses(db, into.id)
  if (made.length === 0) throw conflict(msg`Отменять нечего: классов, перенесённых из прошлого года, нет`)
  const id = await beginLongJob({ db, context }, undoJob, {
    caller,
    title: msg`Отмена перехода на ${studyYearTitle(into)} учебный год`,
    items: [
      ...made.map((one) => ({
        title: one.title,
        input: {
          into_id: into.id,
          step: 'class' as const,
          class_id: one.id,
          removes_entered: body.remove.includes(one.id),
        },
      })),
      { title: msg`РУП и параллели`, input: { into_id: into.id, step: 'structure' as const } },
    ],
  })
  await record({ subject: 'rollover.plan', id: into.id, after: { undo_job_id: id } })
  return { id }
})
