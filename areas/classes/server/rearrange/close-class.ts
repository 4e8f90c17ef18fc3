import { addDays } from '#platform/contract/calendar-date.ts'
import { t, msg } from '#platform/contract/text.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { closeClass, previewClose } from '../../contract/rearrangements.ts'
import { lockClasses, membersFrom, requireEnding, requireSeen, type ClassRow, type Member } from './class-rows.ts'
import { consequencesOf } from './consequences.ts'
import { endClass } from './end-class.ts'
import { placeAll, placeAllOrRefuse } from './move-all.ts'
import { keepRearrangement, rearranging, type Rearranging } from './rearranging.ts'

interface Closing {
  version: number
  on: string
  into_id: number | null
}
async function prepare(doing: Rearranging, id: number, { version, on, into_id }: Closing) {
  const classes = await lockClasses(doing, [id])
  const closed = classes.get(id) as ClassRow
  requireSeen(closed, version)
  const from = addDays(on, 1)
  requireEnding(closed, from, 'on')
  if (into_id === id) throw refuse('into_id', msg`Выберите другой класс`)
  const members = await membersFrom(doing, id, from)
  return { closed, from, members }
}
const movesInto = (members: readonly Member[], class_id: number) =>
  members.map(({ id, from }) => ({ student_id: id, class_id, from }))
const whereTo = (count: number) =>
  msg`После этого дня в классе учеников: ${count}. Выберите, в какой класс они перейдут`

const previewCloseHandler = handle(previewClose, async (handling) => {
  const doing = rearranging(handling)
  const { params, body } = handling
  const { closed, from, members } = await prepare(doing, params.id, body)
  const { into_id } = body
  if (into_id === null && members.length > 0)
    return {
      obstacles: [whereTo(members.length).toString()],
      effects: [{ title: t`Ученики без класса`, items: members.map(({ full_name }) => full_name) }],
      to_choose: [],
    }
  return dryRun(doing.db, async () => {
    const { placed, objections } = await placeAll(doing, into_id === null ? [] : movesInto(members, into_id))
    if (objections.length === 0) await endClass(doing, closed, from)
    return consequencesOf(doing, { placed, from, obstacles: objections.map(({ words }) => words) })
  })
})

const closeClassHandler = handle(closeClass, async (handling) => {
  const doing = rearranging(handling)
  const { params, body } = handling
  const { closed, from, members } = await prepare(doing, params.id, body)
  const { into_id } = body
  if (into_id === null && members.length > 0) throw refuse('into_id', whereTo(members.length))
  const placed = into_id === null ? [] : await placeAllOrRefuse(doing, movesInto(members, into_id), 'on')
  await endClass(doing, closed, from)
  return keepRearrangement(doing, 'close', placed)
})

export const closeHandlers = [previewCloseHandler, closeClassHandler]
