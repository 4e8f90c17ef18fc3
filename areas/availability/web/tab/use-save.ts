import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { reportAction, request } from '#platform/web/api/index.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import {
  changeAvailability,
  previewAvailability,
  readAvailability,
  readAvailabilityHistory,
  type Availability,
  type AvailabilityValues,
} from '../../contract/availability.ts'
import { listAvailability } from '../../contract/list.ts'

/** Saves a year of a person: lessons that stand in the way are told first, and what stood before can be brought back. */
export function useSave(personId: number, { version }: Availability) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const { act, refresh } = useActions([readAvailability, readAvailabilityHistory, listAvailability])
  const params = { id: String(personId) }
  const write = async (values: AvailabilityValues, stored: AvailabilityValues) => {
    const preview = await request(previewAvailability, { params, body: values })
    const agreed =
      preview.effects.length === 0 ||
      (await askPreview(preview, {
        message: t`Сохранить доступность?`,
        description: t`В закрываемых часах уже стоят уроки.`,
        ok: t`Сохранить`,
        refused: t`Пока нельзя сохранить`,
      }))
    if (!agreed) return
    const done = await request(changeAvailability, { params, body: { ...values, version } })
    notify.undoable(t`Доступность сохранена`, {
      label: t`Отменить`,
      act: () => void act(changeAvailability, { params, body: { ...stored, version: done.version } }),
    })
    await refresh()
  }
  const save = (values: AvailabilityValues, stored: AvailabilityValues) => {
    setSending(true)
    // what was marked stays on the page while a refusal is told
    void write(values, stored)
      .catch(reportAction)
      .finally(() => setSending(false))
  }
  return { save, isSending }
}
