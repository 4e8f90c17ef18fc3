import { msg } from '@lingui/core/macro'
import type { ClassSection } from '#areas/classes/web/index.ts'
import { listAbsenceReasons } from '#areas/student-absences/contract/absence-reasons.ts'
import { ClassReasons } from '#areas/student-absences/web/index.ts'

/** Sections of a class's card that other rooms bring. */
export const sectionsOfClasses: readonly ClassSection[] = [
  { id: 'absences', title: msg`Причины отсутствия`, access: listAbsenceReasons.access, component: ClassReasons },
]
