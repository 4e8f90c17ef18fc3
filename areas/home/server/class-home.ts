import { classesLedBy } from '#areas/classes/server/index.ts'
import { absentOfClasses } from '#areas/student-attendance/server/index.ts'
import { failingOfClasses } from '#areas/results/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readClassHome } from '../contract/class-home.ts'

/** In three statements, however many classes. */
export const readClassHomeHandler = handle(
  readClassHome,
  async ({ db, caller, today }) => {
    const own = await classesLedBy(db, caller.personId, today)
    if (own.length === 0) return { today, quarter: null, classes: [] }
    const ids = own.map(({ id }) => id)
    const [absent, failing] = await Promise.all([absentOfClasses(db, ids, today), failingOfClasses(db, ids, today)])
    const rowsOf = <T extends { class_id: number }>(rows: T[], id: number) =>
      rows.filter(({ class_id }) => class_id === id)
    return {
      today,
      quarter: failing[0]?.quarter ?? null,
      classes: own.map((one) => ({ ...one, absent: rowsOf(absent, one.id), failing: rowsOf(failing, one.id) })),
    }
  },
  { conditional: true },
)
