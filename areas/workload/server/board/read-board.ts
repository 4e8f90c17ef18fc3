import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { handle } from '#platform/server/handle.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { readWorkloadBoard } from '../../contract/board.ts'
import { loadNormsOn } from '../load-norms.ts'
import { assignmentsOfBoard, cathedrasOfBoard, coursesOfBoard, groupsOfBoard, teachersOfBoard } from './board-rows.ts'
import { dayOfBoard } from './day-of-board.ts'

export const readWorkloadBoardHandler = handle(
  readWorkloadBoard,
  async ({ query, caller, db, today }) => {
    const day = await dayOfBoard(db, query, today)
    const norms = await loadNormsOn(db, day.date)
    const lists = await readAtOnce(db, {
      groups: groupsOfBoard(caller, day),
      teachers: teachersOfBoard(caller, day, norms),
      assignments: assignmentsOfBoard(caller, day),
      courses: coursesOfBoard,
      cathedras: cathedrasOfBoard,
    })
    return {
      ...day,
      largest_load: norms.largest,
      year_norm: norms.year,
      may_edit: caller.permissions.write.includes(crsWorkload),
      ...lists,
    }
  },
  { conditional: true },
)
