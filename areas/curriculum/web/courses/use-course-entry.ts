import * as z from 'zod/mini'
import { numberOrNull, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { changeCourse, createCourse, type Course } from '../../contract/courses.ts'
import { useCourseActions } from './use-course-actions.ts'

const { title, short_title } = createCourse.body.shape
const Values = z.looseObject({ title, short_title })
const idOf = (one: { id: number } | null | undefined): string | null => (one ? String(one.id) : null)

/** The form of a new course, or of one that is there. */
export function useCourseEntry(course: Course | null, onClose: () => void) {
  const { refresh } = useCourseActions()
  const initialValues = {
    title: course?.title ?? '',
    short_title: course?.short_title ?? '',
    title_kk: course?.title_kk ?? '',
    colour: course?.colour ?? '',
    cathedra_id: idOf(course?.cathedra),
    ed_area_id: idOf(course?.ed_area),
    room_kind_id: idOf(course?.room_kind),
    difficulty: (course?.difficulty ?? '') as number | string,
  }
  const bodyOf = (values: typeof initialValues) => ({
    title: values.title,
    short_title: values.short_title,
    title_kk: textOrNull(values.title_kk),
    colour: textOrNull(values.colour),
    cathedra_id: numberOrNull(values.cathedra_id),
    ed_area_id: numberOrNull(values.ed_area_id),
    room_kind_id: numberOrNull(values.room_kind_id),
    difficulty: numberOrNull(values.difficulty),
  })
  return useEndpointForm<typeof createCourse | typeof changeCourse, typeof initialValues>(
    course ? changeCourse : createCourse,
    {
      initialValues,
      schema: Values,
      input: (values) =>
        course
          ? { params: { id: String(course.id) }, body: { ...bodyOf(values), version: course.version } }
          : { body: bodyOf(values) },
      onDone: async () => {
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
}
