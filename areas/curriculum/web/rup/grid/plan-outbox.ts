import { t } from '@lingui/core/macro'
import { isCollege } from '#platform/contract/school-kind.ts'
import { request } from '#platform/web/api/index.ts'
import { valueOutboxes, type ValueAnswer, type ValueStep } from '#platform/web/grid/index.ts'
import { previewRup, saveRup, type RupOutcome, type RupStep } from '../../../contract/rup-lines.ts'
import { placeKey, placeOfKey } from '../../../rules/plan-column.ts'
import { askEffects } from '#platform/web/dialog/ask-effects.ts'
import { courseOfRow, planCells, type PlanCell } from './plan-cells.ts'

function stepOf({ client_id, columnId, rowId, value, version }: ValueStep<PlanCell>): RupStep {
  const { courseId, component } = courseOfRow(rowId)
  return {
    client_id,
    place: placeOfKey(columnId),
    course_id: courseId,
    component,
    hours: value?.hours ?? null,
    ...(value?.year !== undefined && { hours_year: value.year }),
    version,
  }
}

const answerOf = ({ client_id, outcome, reason, line }: RupOutcome, { place }: RupStep): ValueAnswer<PlanCell> => ({
  client_id,
  outcome,
  ...(reason !== undefined && { reason }),
  row: line && {
    value: {
      hours: line.hours,
      isOwn: placeKey(line) === placeKey(place),
      ...(isCollege() && line.hours_year !== null && { year: line.hours_year }),
    },
    version: line.version,
  },
})

/** Nothing is stored before it was shown what it moves: where somebody does not want that, the cells keep what was typed. */
async function save(yearId: number, values: readonly ValueStep<PlanCell>[]): Promise<ValueAnswer<PlanCell>[]> {
  const steps = values.map(stepOf)
  const params = { id: String(yearId) }
  const preview = await request(previewRup, { params, body: { steps } })
  const follow = await askEffects(preview, t`Сохранить правку плана?`)
  if (follow === null)
    return steps.map(({ client_id }) => ({
      client_id,
      outcome: 'refused',
      reason: t`Не сохранено: вы отказались от последствий`,
    }))
  const { outcomes } = await request(saveRup, { params, body: { steps, follow } })
  return outcomes.flatMap((outcome, index) => {
    const step = steps[index]
    return step ? [answerOf(outcome, step)] : []
  })
}

/** What is typed into plans, on its way to the server. */
export const planOutbox = valueOutboxes<PlanCell>({
  name: 'rup',
  page: '/managing/rup',
  type: planCells,
  save,
  words: () => ({
    signedOut: t`Сеанс завершён: войдите снова, правки плана сохранены на этом устройстве`,
    refused: t`Правка не принята`,
    foreign: t`Это правки другой учётной записи`,
  }),
})
