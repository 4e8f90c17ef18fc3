import {
  keepsCourses,
  keepsPlan,
  keepsWorkload,
  readsCathedras,
  readsWorkload,
} from '#areas/curriculum/contract/access.ts'
import { setsUpClasses } from '#areas/classes/contract/access.ts'
import { anyOf } from '#platform/contract/access.ts'

/** Who arranges the study set-up of a year, or looks after it. */
export const readsReadiness = anyOf(
  setsUpClasses,
  readsWorkload,
  readsCathedras,
  keepsPlan,
  keepsCourses,
  keepsWorkload,
)
