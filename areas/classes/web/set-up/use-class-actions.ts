import { useLingui } from '@lingui/react/macro'
import { listPeople, readPersonCard } from '#areas/people/contract/people.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listClasses, readClass } from '../../contract/classes.ts'
import { listLeaders } from '../../contract/leaders.ts'
import { listBoardStudents, undoRearrangement, type Rearranged } from '../../contract/rearrangements.ts'
import { readClassHistory, readYearOfClasses } from '../../contract/set-up.ts'

const shown = [
  readYearOfClasses,
  listBoardStudents,
  listClasses,
  readClass,
  readClassHistory,
  listLeaders,
  listPeople,
  readPersonCard,
]

/** Actions on classes and on who is in them. */
export function useClassActions() {
  const { t } = useLingui()
  const actions = useActions(shown)
  const undo = async (id: number) => {
    const done = await actions.act(undoRearrangement, { params: { id: String(id) }, body: {} })
    if (done !== null) notify.success(t`Отменено: всё как было`)
  }
  return {
    ...actions,
    /** Tells what has been done, with the way back. */
    tell: (words: string, { rearrangement_id }: Rearranged) =>
      notify.undoable(words, { label: t`Отменить`, act: () => void undo(rearrangement_id) }),
  }
}
