import { useLingui } from '@lingui/react/macro'
import { readPersonCard } from '#areas/people/contract/people.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listClasses, readClass } from '../../../contract/classes.ts'
import { listLeaders, removeLeader, type Leader } from '../../../contract/leaders.ts'

const shown = [listLeaders, readClass, listClasses, readPersonCard]

/** Actions on appointments to a class. */
export const useLeaderActions = () => useActions(shown)

/** Removes an appointment that was written by mistake, once that is meant. */
export function useRemoveLeader() {
  const { t } = useLingui()
  const { act } = useLeaderActions()
  return async ({ id, person }: Leader): Promise<void> => {
    const isMeant = await dialog.confirm({
      message: t`Удалить назначение: ${person.full_name}?`,
      description: t`Так, будто его не было: тому, кто вёл класс, завершите назначение. В истории запись останется.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant) await act(removeLeader, { params: { id: String(id) } })
  }
}
