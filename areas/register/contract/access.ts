import { usrGradeBook } from '#areas/diary/contract/permissions.ts'
import { anyOf, family, read } from '#platform/contract/access.ts'
import { docFinalReportCardsAll, docFinalReportCardsCurated, docFinalReportCardsSign } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

/** Who works with report cards of classes; which classes is the scope's matter. */
export const cardsAccess = anyOf(
  read(usrGradeBook),
  read(docFinalReportCardsAll),
  read(docFinalReportCardsCurated),
  read(docFinalReportCardsSign),
)
/** A student their own, a family its children's, a class teacher and curator their class's, all with all journals. */
export const gradeBookAccess = anyOf(family(), read(usrGradeBook))
