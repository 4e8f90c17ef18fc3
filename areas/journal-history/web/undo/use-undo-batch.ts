import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { ApiError, objectionsOf, reportAction, request, sentenceOf } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { firstChoices, type Choices, type PreviewItem } from '#platform/web/dialog/preview-groups.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { previewUndo, undoBatch, type UndoItem } from '../../contract/undo.ts'
import type { JournalFrame } from '#areas/journal/contract/journal.ts'
import { changeWords } from '../history/change-words.ts'

const keyOf = ({ subject, id }: UndoItem) => `${subject}:${id}`
const back = 'back'

function previewItem(item: UndoItem, grid: JournalFrame): PreviewItem {
  const { lesson, student, before, after, subject, outcome, reason } = item
  const day = lesson && displayDate(lesson.date)
  const words = changeWords({ subject, before: after, after: before }, grid)
  const text = [student && day !== null ? t`${words}, урок ${day}` : words, reason].filter(Boolean).join('. ')
  const choices = [
    { value: back, label: t`Вернуть` },
    { value: 'stay', label: t`Оставить` },
  ]
  return {
    id: keyOf(item),
    label: student?.name ?? t`Урок ${day ?? ''}`,
    text,
    ...(outcome === 'returns' ? { choices } : {}),
  }
}

/** What of a batch was chosen to come back; those of it that stay by themselves are no matter of choice. */
const chosenOf = (items: readonly UndoItem[], choices: Choices): UndoItem[] =>
  items.filter((item) => item.outcome === 'returns' && choices[keyOf(item)] === back)

function totalOf(items: readonly UndoItem[], choices: Choices): string {
  const returned = chosenOf(items, choices).length
  const stayed = items.length - returned
  const comes = plural(returned, {
    one: 'Вернётся # изменение',
    few: 'Вернутся # изменения',
    other: 'Вернётся # изменений',
  })
  return stayed === 0 ? comes : t`${comes}, останется как есть: ${stayed}`
}

async function ask(items: readonly UndoItem[], grid: JournalFrame): Promise<UndoItem[] | null> {
  const group = (title: string, outcome: UndoItem['outcome']) => ({
    title,
    items: items.filter((item) => item.outcome === outcome).map((item) => previewItem(item, grid)),
  })
  const groups = [
    group(t`Вернётся как было`, 'returns'),
    group(t`Останется: изменено позже`, 'changed'),
    group(t`Останется: изменить нельзя`, 'refused'),
  ]
  const refusal = items.find(({ outcome }) => outcome !== 'returns')?.reason ?? ''
  if (chosenOf(items, firstChoices(groups)).length === 0) {
    await dialog.alert({ message: t`Отменить нельзя`, description: refusal })
    return null
  }
  const choices = await dialog.preview({
    message: t`Отменить изменения?`,
    description: t`Отмена тоже останется в истории, и её можно будет отменить.`,
    groups,
    total: (chosen) => totalOf(items, chosen),
    ok: t`Отменить изменения`,
    cancel: t`Не отменять`,
  })
  const chosen = choices && chosenOf(items, choices)
  return chosen && chosen.length > 0 ? chosen : null
}

/**
 * Takes a batch back: shows first what comes back and what stays, then does it.
 * @param onDone the journal has changed
 */
export function useUndoBatch(grid: JournalFrame, onDone: () => void) {
  const [busy, setBusy] = useState<string | null>(null)
  const run = async (batch: string): Promise<void> => {
    const params = { id: String(grid.group.id), batch }
    setBusy(batch)
    try {
      const { items } = await request(previewUndo, { params })
      const chosen = await ask(items, grid)
      if (chosen === null) return
      const named = chosen.map(({ subject, id }) => ({ subject, id }))
      const { returned } = await request(undoBatch, { params, body: { items: named } })
      notify.success(t`Отменено изменений: ${returned}`)
      onDone()
    } catch (error) {
      const reason = error instanceof ApiError ? (sentenceOf(error) ?? objectionsOf(error)[0]?.msg) : undefined
      if (reason === undefined) reportAction(error)
      else await dialog.alert({ message: t`Изменения не отменены`, description: reason })
      if (error instanceof ApiError && error.status === 409) onDone()
    } finally {
      setBusy(null)
    }
  }
  return { undo: (batch: string) => void run(batch), busy }
}
