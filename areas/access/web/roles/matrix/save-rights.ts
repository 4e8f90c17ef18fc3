import { t } from '@lingui/core/macro'
import { request, sentenceOf } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { previewRights, saveRights, type RightsMatrix } from '../../../contract/rights-matrix.ts'
import type { Reached, RightsChange } from '../../../rules/rights-changes.ts'
import { levelTitle } from '../level-title.ts'
import type { RoleColumn } from './shown-rights.ts'

function inWords({ seen, level }: RightsChange, { gain, lose }: Reached): string {
  const people = [gain > 0 ? t`получат: ${gain}` : '', lose > 0 ? t`потеряют: ${lose}` : ''].filter(Boolean)
  return [`${levelTitle(seen)} → ${levelTitle(level)}`, ...(people.length > 0 ? people : [t`никого не коснётся`])].join(
    ', ',
  )
}

/** Roles of the matrix, and the titles of its keys. */
interface MatrixWords {
  roles: readonly RoleColumn[]
  titles: ReadonlyMap<string, string>
}

/** Shows what the changes do to whom; true where it is agreed to. */
async function agree(changes: readonly RightsChange[], { roles, titles }: MatrixWords): Promise<boolean> {
  const { reached } = await request(previewRights, { body: { changes: [...changes] } })
  const rows = changes.map((change, index) => ({ change, reached: reached[index] ?? { gain: 0, lose: 0 } }))
  const groups = roles
    .map(({ id, title }) => ({
      title,
      items: rows
        .filter(({ change }) => change.role_id === id)
        .map(({ change, reached: people }) => ({
          id: `${id}:${change.key}`,
          label: titles.get(change.key) ?? change.key,
          text: inWords(change, people),
        })),
    }))
    .filter(({ items }) => items.length > 0)
  const answer = await dialog.consequences({
    message: t`Сохранить права?`,
    description: t`Новые права действуют сразу: открытые страницы людей обновят доступ сами.`,
    groups,
    total: () => t`Изменений: ${changes.length}, ролей: ${groups.length}`,
    ok: t`Сохранить`,
  })
  return answer !== null
}

export type Saved = { matrix: RightsMatrix } | { refused: string | null } | null

/** Saves what was agreed to, all or nothing; null where it was not, else what stands now or why it was refused. */
export async function askAndSave(changes: readonly RightsChange[], words: MatrixWords): Promise<Saved> {
  try {
    if (!(await agree(changes, words))) return null
    const matrix = await request(saveRights, { body: { changes: [...changes] } })
    notify.success(t`Успешно`)
    return { matrix }
  } catch (error) {
    notify.error(t`Ошибка при обновлении доступов`)
    return { refused: sentenceOf(error) }
  }
}
