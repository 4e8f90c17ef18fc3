import { useLingui } from '@lingui/react/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { changeCathedra, removeCathedra, type CathedraCard } from '../../contract/cathedras.ts'
import { useCathedraActions } from './use-cathedra-actions.ts'

/** Archive, return and removal of a department, each asked for with what follows. */
export function useCathedraArchive() {
  const { t } = useLingui()
  const { act } = useCathedraActions()
  const set = ({ id, version }: CathedraCard, isArchived: boolean) =>
    act(changeCathedra, { params: { id: String(id) }, body: { version, is_archived: isArchived } })
  const restore = async (cathedra: CathedraCard): Promise<void> => {
    if ((await set(cathedra, false)) !== null) notify.success(t`«${cathedra.title}» снова в списке`)
  }
  const archive = async (cathedra: CathedraCard): Promise<void> => {
    const { title, courses, members_count, head } = cathedra
    if (courses.length > 0) {
      const titles = courses.map((one) => one.title).join(', ')
      await dialog.alert({
        message: t`«${title}» пока нельзя убрать в архив`,
        description: t`У кафедры есть предметы: ${titles}. Отдайте их другой кафедре в каталоге предметов.`,
      })
      return
    }
    const isMeant = await dialog.confirm({
      message: t`Убрать «${title}» в архив?`,
      description:
        members_count > 0 || head !== null
          ? t`Время заведующего и сотрудников (${members_count}) на кафедре закончится вчерашним днём. Когда кафедра вернётся, их добавляют заново.`
          : t`Её перестанут предлагать. Вернуть можно в любой день.`,
      ok: t`Убрать в архив`,
    })
    if (isMeant) await set(cathedra, true)
  }
  /** Whether it is gone. */
  const remove = async ({ id, title }: CathedraCard): Promise<boolean> => {
    const isMeant = await dialog.confirm({
      message: t`Удалить «${title}»?`,
      description: t`Удаляется только кафедра, на которую ничто не ссылается: без предметов, заведующих и сотрудников, и прежних тоже. Другую можно убрать в архив.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    return isMeant && (await act(removeCathedra, { params: { id: String(id) } })) !== null
  }
  return { archive, restore, remove }
}
