import { useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { changeRoom, removeRoom, type readRoom, type Room } from '../../contract/rooms.ts'
import { useBuildingActions } from '../use-building-actions.ts'

/** Archive, return and removal of a room: taken back, or asked for with what follows. */
export function useRoomArchiveActions() {
  const { t } = useLingui()
  const { act } = useBuildingActions()
  const set = ({ id, version }: Room, isArchived: boolean) =>
    act(changeRoom, { params: { id: String(id) }, body: { version, is_archived: isArchived } })
  const restore = async (room: Room): Promise<void> => void (await set(room, false))
  const archive = async (room: Room): Promise<void> => {
    const { title } = room
    const done = await set(room, true)
    if (done) notify.undoable(t`«${title}» в архиве`, { label: t`Вернуть`, act: () => void restore(done) })
  }
  /** Whether it is gone. */
  const remove = async (room: Output<typeof readRoom>): Promise<boolean> => {
    const { title } = room
    const used = room.uses.map((one) => `${one.title} — ${one.count}`).join(', ')
    if (used !== '') {
      const isArchiving = await dialog.confirm({
        message: t`«${title}» нельзя удалить`,
        description: t`Используется: ${used}. Кабинет можно убрать в архив: его перестанут предлагать, а где он выбран, там останется.`,
        ok: t`Убрать в архив`,
      })
      if (isArchiving) await archive(room)
      return false
    }
    const isMeant = await dialog.confirm({
      message: t`Удалить «${title}»?`,
      description: t`На него ничто не ссылается. Вернуть его будет нельзя.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    return isMeant && (await act(removeRoom, { params: { id: String(room.id) } })) !== null
  }
  return { archive, restore, remove }
}
