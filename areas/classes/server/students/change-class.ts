import { handle } from '#platform/server/handle.ts'
import { changeClass } from '../../contract/class-of-student.ts'
import { placeStudent } from './place-student.ts'

export const changeClassHandler = handle(changeClass, async ({ params, body, context, ...doing }) => {
  const placing = { ...doing, holds: context.membershipHolds }
  const request = { studentId: params.id, classId: body.class_id, from: body.from }
  const { class: place, from, left, joined, toChoose } = await placeStudent(placing, request)
  return { class: place, from, left: left.map(({ title }) => title), joined, to_choose: toChoose }
})
