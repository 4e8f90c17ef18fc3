import { readPersonCard } from '#areas/people/contract/people.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listCathedras, readCathedra, readCathedraHistory } from '../../contract/cathedras.ts'
import { listCourses } from '../../contract/courses.ts'

/** Actions on departments and their people: what shows them is read anew. */
export const useCathedraActions = () =>
  useActions([listCathedras, readCathedra, readCathedraHistory, listCourses, readPersonCard])
