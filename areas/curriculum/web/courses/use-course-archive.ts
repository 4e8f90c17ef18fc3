import { useLingui } from '@lingui/react/macro'
import { objectionsOf, reportAction, request, sentenceOf } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { changeCourse, removeCourse, type Course } from '../../contract/courses.ts'
import { useCourseActions } from './use-course-actions.ts'

type Kept = Pick<Course, 'id' | 'title' | 'version'>

/** Archive, return and removal of a course: taken back, or asked for with what follows. */
export function useCourseArchive() {
  const { t } = useLingui()
  const { act, refresh } = useCourseActions()
  const set = ({ id, version }: Kept, isArchived: boolean) =>
    act(changeCourse, { params: { id: String(id) }, body: { version, is_archived: isArchived } })
  const restore = async (course: Kept): Promise<void> => {
    if ((await set(course, false)) !== null) notify.success(t`«${course.title}» снова в списке`)
  }
  const archive = async (course: Kept): Promise<void> => {
    const done = await set(course, true)
    if (done) notify.undoable(t`«${course.title}» в архиве`, { label: t`Вернуть`, act: () => void restore(done) })
  }
  /** Whether it is gone. */
  const remove = async (course: Course): Promise<boolean> => {
    const { title } = course
    const isMeant = await dialog.confirm({
      message: t`Удалить «${title}»?`,
      description: t`Удаляется только предмет, на который ничто не ссылается. Вернуть его будет нельзя.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (!isMeant) return false
    try {
      await request(removeCourse, { params: { id: String(course.id) } })
      return true
    } catch (error) {
      const used = sentenceOf(error)
      if (used === null || objectionsOf(error).length > 0) {
        reportAction(error)
        return false
      }
      const isArchiving =
        !course.is_archived &&
        (await dialog.confirm({ message: t`«${title}» нельзя удалить`, description: used, ok: t`Убрать в архив` }))
      if (course.is_archived) await dialog.alert({ message: t`«${title}» нельзя удалить`, description: used })
      if (isArchiving) await archive(course)
      return false
    } finally {
      await refresh()
    }
  }
  return { archive, restore, remove }
}
