import { useActions } from '#platform/web/use-actions.ts'
import { listCathedras, readCathedra } from '../../contract/cathedras.ts'
import { listCourseMergers } from '../../contract/course-bulk.ts'
import { listCourses, readCourse, readCourseHistory } from '../../contract/courses.ts'

/** Actions on the catalogue: what shows it is read anew. */
export const useCourseActions = () =>
  useActions([listCourses, readCourse, readCourseHistory, listCourseMergers, listCathedras, readCathedra])
