import { useLingui } from '@lingui/react/macro'
import { reportAction, request } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { applyInTurn, applyTemplates, previewApply, undoAttestation } from '../../contract/apply.ts'
import { listAttestation, readAttestation } from '../../contract/attestation.ts'
import { chosenIds, groupsOfPreview, groupsOfResults } from './apply-groups.ts'

/**
 * Makes the groups of lines follow their templates: what differs is asked item by item, results that change are shown before. One line
 * is done at once, many are long work, which is taken back line by line.
 */
export function useApply() {
  const { t } = useLingui()
  const { act } = useActions([readAttestation, listAttestation])

  /** Asks again where other works were chosen than proposed, as other results change by them. */
  const agreesToResults = async (lineIds: number[], chosen: string[]): Promise<boolean> => {
    const { results } = await request(previewApply, { body: { line_ids: lineIds, chosen } })
    const groups = groupsOfResults(results)
    if (groups.length === 0) return true
    const answer = await dialog.preview({
      message: t`Изменятся итоги учеников`,
      description: t`Выставленные итоги останутся, рекомендации станут такими.`,
      groups,
      total: () => t`Итогов изменится: ${results.items.length + results.more}`,
      ok: t`Всё равно изменить`,
    })
    return answer !== null
  }

  const choose = async (lineIds: number[]): Promise<string[] | null> => {
    const { differences, results } = await request(previewApply, { body: { line_ids: lineIds } })
    if (differences.length === 0) {
      notify.info(t`Работы групп уже такие, как в плане`)
      return null
    }
    const proposed = differences.flatMap(({ id, choice }) => (choice ? [id] : []))
    const answer = await dialog.preview({
      message: t`Создать работы в группах по плану?`,
      description: t`Что у групп уже есть, остаётся, если не выбрать другого.`,
      groups: [...groupsOfPreview(differences), ...groupsOfResults(results)],
      total: (choice) => t`Изменений: ${chosenIds(choice).length}`,
      ok: t`Выполнить`,
    })
    if (answer === null) return null
    const chosen = chosenIds(answer)
    const isAsProposed = chosen.length === proposed.length && chosen.every((id) => proposed.includes(id))
    return isAsProposed || (await agreesToResults(lineIds, chosen)) ? chosen : null
  }

  return async (lineIds: number[]): Promise<boolean> => {
    const chosen = await choose(lineIds).catch((error: unknown) => {
      reportAction(error)
      return null
    })
    if (chosen === null || chosen.length === 0) return false
    if (lineIds.length > 1) {
      const begun = await act(applyInTurn, { body: { line_ids: lineIds, chosen } })
      if (begun) showJob(begun.id)
      return begun !== null
    }
    const done = await act(applyTemplates, { body: { line_ids: lineIds, chosen } })
    const batch = done?.batch
    if (!done || !batch) return false
    notify.undoable(t`Работы групп изменены: ${done.changed}`, {
      label: t`Отменить`,
      act: () => void act(undoAttestation, { params: { batch }, body: {} }),
    })
    return true
  }
}
