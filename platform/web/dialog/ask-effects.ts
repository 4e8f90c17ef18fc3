import { t } from '@lingui/core/macro'
import type { PlanPreview } from '#platform/contract/plan-preview.ts'
import { dialog } from './dialog.ts'

const idOf = (key: string, id: string) => (id.startsWith(`${key} `) ? id : `${key} ${id}`)

/**
 * Shows what a change of the plan moves in the later links and asks, item by item where there is a choice; asks nothing where it moves
 * nothing. @returns what is to follow by itself; null: the change is not wanted
 */
export async function askEffects({ effects }: PlanPreview, message: string): Promise<string[] | null> {
  if (effects.length === 0) return []
  const choices = [
    { value: 'follow', label: t`Изменить` },
    { value: 'stay', label: t`Оставить` },
  ]
  const chosen = await dialog.preview({
    message,
    description: t`Правка плана затронет то, что от него зависит.`,
    ok: t`Сохранить`,
    groups: effects.map(({ key, title, items }) => ({
      title,
      items: items.map(({ id, title: label, note, choice }) => ({
        id: idOf(key, id),
        label,
        text: note,
        ...(choice !== null && { choices, chosen: choice ? 'follow' : 'stay' }),
      })),
    })),
    total: (present) => {
      const count = Object.values(present).filter((choice) => choice === 'follow').length
      return count === 0 ? t`Сохранится только план` : t`Вместе с планом изменится: ${count}`
    },
  })
  if (chosen === null) return null
  return Object.entries(chosen).flatMap(([id, choice]) => (choice === 'follow' ? [id] : []))
}
