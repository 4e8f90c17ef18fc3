import { useLingui } from '@lingui/react/macro'
import type { Input } from '#platform/contract/endpoint.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { undoAttestation } from '../../contract/apply.ts'
import { listAttestation, readAttestation } from '../../contract/attestation.ts'
import { copyTemplate, previewCopy } from '../../contract/template.ts'

type From = NonNullable<Input<typeof copyTemplate>['body']>['from']

/** Gives chosen lines a plan at once: what changes is shown first, and taken back at once. True where it was done. */
export function useCopy() {
  const { t } = useLingui()
  const { act } = useActions([readAttestation, listAttestation])
  return async (lineIds: readonly number[], from: From): Promise<boolean> => {
    const body = { line_ids: [...lineIds], from }
    const preview = await request(previewCopy, { body }).catch(reportAction)
    if (!preview) return false
    const isAgreed = await askPreview(preview, {
      message: t`Задать план работ выбранным строкам?`,
      description: t`Работы в группах от этого не меняются: их создают отдельно.`,
      ok: t`Задать план`,
      refused: t`Пока нельзя`,
    })
    if (!isAgreed) return false
    const done = await act(copyTemplate, { body })
    if (done === null) return false
    const { batch } = done
    if (batch === null) notify.info(t`План уже такой: ничего не изменилось`)
    else
      notify.undoable(t`План задан, строк: ${done.changed}`, {
        label: t`Отменить`,
        act: () => void act(undoAttestation, { params: { batch }, body: {} }),
      })
    return true
  }
}
