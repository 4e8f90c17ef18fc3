import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { changeTemplate } from '../../contract/template.ts'
import { templateObjection } from '../../rules/template-objection.ts'
import { cardOf } from '../attestation/read-attestation.ts'
import { holdTemplates, planText, requireStudyYear, writeTemplates } from './template-rows.ts'

/** For the whole school, as who may read the lines reads all of them. */
export const changeTemplateHandler = handle(changeTemplate, async ({ params, body, db, today, record }) => {
  const [line] = await holdTemplates(db, [params.id], today)
  if (!line) throw notFound()
  requireStudyYear([line])
  if (line.version !== body.version)
    throw outdated(msg`План изменил кто-то ещё: сейчас в нём ${planText(line.works) || '—'}`)
  const objection = templateObjection(line.grading_mode as GradingMode, body.works)
  if (objection) throw refuse('works', objection)
  await record(...(await writeTemplates(db, [{ line, works: body.works }])))
  return cardOf(db, params.id)
})
