import { useLingui } from '@lingui/react/macro'
import { reportAction, request } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { changeRecord, readUses, removeRecord, type DictionaryRecord } from '../../contract/records.ts'
import { isWithin } from '../../rules/record-tree.ts'
import { useActions } from '../use-actions.ts'

/** Archive, return and removal of a record: taken back, or asked for with what follows. Each tells whether it was done. */
export function useRecordArchiveActions(records: readonly DictionaryRecord[]) {
  const { t } = useLingui()
  const { act } = useActions()
  const set = ({ id, version }: DictionaryRecord, isArchived: boolean) =>
    act(changeRecord, { params: { id: String(id) }, body: { version, is_archived: isArchived } })

  const restore = async (record: DictionaryRecord): Promise<boolean> => (await set(record, false)) !== null
  const archive = async (record: DictionaryRecord): Promise<boolean> => {
    const { title } = record
    const below = records.filter(({ id }) => id !== record.id && isWithin(records, id, record.id)).length
    if (below > 0) {
      const isMeant = await dialog.confirm({
        message: t`Убрать «${title}» в архив?`,
        description: t`Вместе с ней уйдут вложенные записи: ${below}. Возвращаются они по одной.`,
        ok: t`Убрать в архив`,
      })
      if (!isMeant) return false
    }
    const done = await set(record, true)
    if (done === null) return false
    if (below === 0) notify.undoable(t`«${title}» в архиве`, { label: t`Вернуть`, act: () => void restore(done) })
    return true
  }
  const remove = async (record: DictionaryRecord): Promise<boolean> => {
    const { title } = record
    const params = { id: String(record.id) }
    const found = await request(readUses, { params }).catch((error: unknown) => {
      reportAction(error)
      return null
    })
    if (found === null) return false
    const used = [
      ...found.uses.map((one) => `${one.title} — ${one.count}`),
      ...(found.children > 0 ? [t`вложенные записи — ${found.children}`] : []),
    ].join(', ')
    if (used !== '') {
      const isArchiving = await dialog.confirm({
        message: t`«${title}» нельзя удалить`,
        description: t`Используется: ${used}. Запись можно убрать в архив: её перестанут предлагать, а где она выбрана, там останется.`,
        ok: t`Убрать в архив`,
      })
      return isArchiving ? archive(record) : false
    }
    const isMeant = await dialog.confirm({
      message: t`Удалить «${title}»?`,
      description: t`На неё ничто не ссылается. Вернуть её будет нельзя.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    return isMeant && (await act(removeRecord, { params })) !== null
  }
  return { archive, restore, remove }
}
