import { useLingui } from '@lingui/react/macro'
import { listClasses, readClass } from '#areas/classes/contract/classes.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readDivision } from '../contract/division.ts'
import { readGroup, readGroupHistory } from '../contract/group.ts'
import { listGroups } from '../contract/groups.ts'
import { readIndividual } from '../contract/individual.ts'
import { listCandidates } from '../contract/members.ts'
import { readPlan } from '../contract/plan.ts'
import { undoChange } from '../contract/undo.ts'

const shown = [
  listGroups,
  readGroup,
  readGroupHistory,
  listCandidates,
  readDivision,
  readPlan,
  readIndividual,
  readClass,
  listClasses,
]

/** Actions on groups, and how what was done is told so that it can be taken back. */
export function useGroupingActions() {
  const { t } = useLingui()
  const { act, refresh } = useActions(shown)
  /** Reads anew what is shown and tells of what was done; `batch` is null where nothing was to be done. */
  const settle = async (words: string, batch: string | null): Promise<void> => {
    if (batch === null) notify.info(words)
    else
      notify.undoable(words, {
        label: t`Отменить`,
        act: () => void act(undoChange, { params: { batch }, body: {} }),
      })
    await refresh()
  }
  return { act, refresh, settle }
}
