import { sql } from 'kysely'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { dayOfBoard } from '#areas/workload/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import type { QualificationSource } from '#platform/server/qualifications.ts'
import { readTariff, type NotebookCourse } from '../contract/tariff.ts'
import { tariffSums } from '../rules/tariff-sums.ts'
import { readableTo } from './readable-to.ts'
import { readTariffRows } from './tariff-rows.ts'

export const readTariffWith = (sources: readonly QualificationSource[]) =>
  handle(readTariff, async ({ query, caller, db, today }) => {
    const day = await dayOfBoard(db, query, today)
    const { rows, base_salary } = await readTariffRows({ db, among: readableTo(caller, today), sources }, day)
    const noted = await sql<NotebookCourse>`
      select course_id, kind from tariff.notebook_course order by course_id`.execute(db)
    return {
      as_of: day.date,
      year: day.year,
      base_salary,
      rows,
      sums: tariffSums(rows),
      may_edit: caller.permissions.write.includes(crsWorkload),
      notebook_courses: noted.rows,
    }
  })
