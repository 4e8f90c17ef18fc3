import { useLingui } from '@lingui/react/macro'
import { listBoardStudents } from '#areas/classes/contract/rearrangements.ts'
import { readYearOfClasses } from '#areas/classes/contract/set-up.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { chooseProfiles, holdStudents, readRolledClass, readRollover } from '../contract/rollover.ts'
import type { Held } from '../contract/shapes.ts'
import type { HeldReason } from '../rules/fate.ts'

const shown = [readRollover, readRolledClass, readYearOfClasses, listBoardStudents]

/** Who is held out and what was chosen, as they were. */
interface Former {
  id: number
  reason: Held['reason'] | null
  note: string
  choice: string | null
}
const reasonOf = ({ reason }: Former): HeldReason | null =>
  reason === 'repeats' || reason === 'leaves' || reason === 'undecided' ? reason : null

/** Actions of a roll-over into a year. */
export function useRolloverActions(intoId: number) {
  const { t } = useLingui()
  const actions = useActions(shown)
  const params = { into_id: String(intoId) }
  const setReason = (student_ids: number[], reason: HeldReason | null, note = '') =>
    actions.act(holdStudents, { params, body: { student_ids, reason, note } })
  const setProfile = (student_ids: number[], profile: string | null) =>
    actions.act(chooseProfiles, { params, body: { student_ids, profile } })
  const undoable = (words: string, former: readonly Former[], back: (one: Former) => Promise<unknown>) =>
    notify.undoable(words, {
      label: t`Отменить`,
      act: () => {
        void (async () => {
          for (const one of former) await back(one)
        })()
      },
    })
  return {
    ...actions,
    params,
    /** Holds students out, or lets them go with the others: null. */
    hold: async (former: readonly Former[], reason: HeldReason | null, note = ''): Promise<boolean> => {
      const ids = former.map(({ id }) => id)
      if ((await setReason(ids, reason, note)) === null) return false
      const words = reason === null ? t`Перейдут со всеми: ${ids.length}` : t`Не переводятся со всеми: ${ids.length}`
      undoable(words, former, (one) => setReason([one.id], reasonOf(one), one.note))
      return true
    },
    choose: async (former: readonly Former[], profile: string | null): Promise<boolean> => {
      const ids = former.map(({ id }) => id)
      if ((await setProfile(ids, profile)) === null) return false
      const words = profile === null ? t`Выбор профиля снят: ${ids.length}` : t`${profile}: выбрали ${ids.length}`
      undoable(words, former, (one) => setProfile([one.id], one.choice))
      return true
    },
  }
}
