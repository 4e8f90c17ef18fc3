import { t } from '@lingui/core/macro'
import { request, sentenceOf } from '#platform/web/api/index.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { previewRights, saveRights, type RightsMatrix } from '../../../contract/rights-matrix.ts'
import type { RightsChange } from '../../../rules/rights-changes.ts'

/** Shows what the changes do to whom; true where it is agreed to. */
async function agree(changes: readonly RightsChange[]): Promise<boolean> {
  const preview = await request(previewRights, { body: { changes: [...changes] } })
  return askPreview(preview, {
    message: t`Сохранить права?`,
    description: t`Новые права действуют сразу: открытые страницы людей обновят доступ сами.`,
    ok: t`Сохранить`,
    refused: t`Права сохранить нельзя`,
  })
}

export type Saved = { matrix: RightsMatrix } | { refused: string | null } | null

/** The changes that take these back. */
export const reversed = (changes: readonly RightsChange[]): RightsChange[] =>
  changes.map(({ seen, level, ...cell }) => ({ ...cell, seen: level, level: seen }))

/**
 * Saves what was agreed to, all or nothing; null where it was not, else what stands now or why it was refused.
 * @param back takes it back, where that is offered
 */
export async function askAndSave(changes: readonly RightsChange[], back: (() => void) | null = null): Promise<Saved> {
  try {
    if (!(await agree(changes))) return null
    const matrix = await request(saveRights, { body: { changes: [...changes] } })
    if (back) notify.undoable(t`Успешно`, { label: t`Отменить`, act: back })
    else notify.success(t`Успешно`)
    return { matrix }
  } catch (error) {
    notify.error(t`Ошибка при обновлении доступов`)
    return { refused: sentenceOf(error) }
  }
}
