import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeElective } from './elective.ts'
import { giveLevels } from './levels.ts'
import { writeIndividualPlan } from './individual-plan.ts'

/** Levels of English groups, a pupil who is to be taught at home, an elective of a parallel. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'groups',
    write: async (context) => {
      await giveLevels(context)
      await writeIndividualPlan(context)
      await writeElective(context)
    },
  },
]
