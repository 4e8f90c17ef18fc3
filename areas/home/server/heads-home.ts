import { scopeOf } from '#areas/access/server/index.ts'
import { worksAhead } from '#areas/assessments/server/index.ts'
import { indicatorsOf } from '#areas/grading/rules/indicators.ts'
import { lessonsWithoutTopicBy } from '#areas/journal-control/server/index.ts'
import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { absentByClass } from '#areas/student-attendance/server/index.ts'
import { resultsOfLastQuarter } from '#areas/results/server/index.ts'
import { waitingReasons } from '#areas/student-absences/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { readHeadsHome, type HeadsHome } from '../contract/heads-home.ts'

const maxRows = 6
const daysBack = 14

function indicators(found: Awaited<ReturnType<typeof resultsOfLastQuarter>>): HeadsHome['indicators'] {
  if (!found) return null
  const { total, progress, quality, average } = indicatorsOf(found)
  return { quarter: found.quarter, results: total, progress, quality, average }
}

/** In at most seven statements. */
export const readHeadsHomeHandler = handle(readHeadsHome, async ({ db, caller, today, context }) => {
  const reading = { db, caller, today }
  const isWholeSchool = scopeOf(caller, 'read', jrnFullFilter) === 'all'
  const by = isWholeSchool ? 'class' : 'teacher'
  const period = { from: addDays(today, -daysBack), to: today }
  const [absent, withoutTopic, waiting, results, works] = await Promise.all([
    absentByClass(reading),
    lessonsWithoutTopicBy(db, { filter: period, caller, today, context }, by),
    waitingReasons(reading),
    resultsOfLastQuarter(reading),
    worksAhead(reading),
  ])
  const rows = withoutTopic.slice(0, maxRows).map(({ id, title, lessons, without_topic }) => ({
    id,
    title,
    lessons,
    unfilled: without_topic,
  }))
  return {
    today,
    is_whole_school: isWholeSchool,
    absent: {
      students: absent.reduce((sum, { students }) => sum + students, 0),
      classes: absent.slice(0, maxRows),
    },
    completion: { by, rows } as const,
    waiting,
    indicators: indicators(results),
    works: [...works],
  }
})
