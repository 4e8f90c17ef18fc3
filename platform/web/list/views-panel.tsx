import { useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { ListView } from '#platform/contract/list-views.ts'
import { objectionsOf, reportAction } from '../api/index.ts'
import { dialog } from '../dialog/dialog.ts'
import { notify } from '../notifications/notify.ts'
import { sameKeys } from './same-view.ts'
import type { ListSettings } from './use-list-settings.ts'
import type { List } from './use-list.ts'
import { ViewRows } from './view-rows.tsx'

interface Props {
  list: Pick<List<never>, 'narrowing' | 'openView'>
  settings: ListSettings
  /** As the list stands now. */
  shown: ListView | undefined
  /** Null: the caller shares no views. */
  onShare: ((view: ListView) => void) | null
  onClose: () => void
}

/** Says what the server objects to a name, all else as the catalogue does. */
async function tried(act: Promise<void>): Promise<void> {
  try {
    await act
  } catch (error) {
    const [objection] = objectionsOf(error)
    if (objection) notify.error(objection.msg)
    else reportAction(error)
  }
}

/** The views of a list: to open, to save, to rename, to share, to remove. */
export function ViewsPanel({ list, settings, shown, onShare, onClose }: Props) {
  const { t } = useLingui()
  const open = ({ query, hidden }: ListView) => {
    onClose()
    list.openView(query)
    if (!sameKeys(hidden, settings.hidden)) settings.hide(hidden)
  }
  const askName = (message: string, initial = '') => {
    onClose()
    return dialog.prompt({ message, label: t`Название`, initial, isRequired: true, ok: t`Сохранить` })
  }
  const save = async () => {
    const name = await askName(t`Сохранить вид списка`)
    if (name !== null) await tried(settings.save(name, list.narrowing))
  }
  const rename = async (view: ListView) => {
    const name = await askName(t`Переименовать вид`, view.name)
    if (name !== null) await tried(settings.rename(view, name))
  }
  const share = (view: ListView) => {
    onClose()
    onShare?.(view)
  }
  const remove = async (view: ListView) => {
    onClose()
    const { name } = view
    const message = view.roles.length > 0 ? t`Удалить вид «${name}» у всех, кому он виден?` : t`Удалить вид «${name}»?`
    const isAgreed = await dialog.confirm({ message, ok: t`Удалить`, isDangerous: true })
    if (isAgreed) await tried(settings.remove(view))
  }
  return (
    <Stack gap="xs">
      {settings.views.length === 0 ? (
        <Text size="sm" c="dimmed" maw={260}>
          {t`Отберите нужное и сохраните под своим названием: фильтры, порядок и столбцы вернутся одним нажатием.`}
        </Text>
      ) : (
        <ViewRows
          views={settings.views}
          shown={shown}
          onOpen={open}
          onRename={(view) => void rename(view)}
          onShare={onShare && share}
          onRemove={(view) => void remove(view)}
        />
      )}
      <Button variant="light" size="xs" onClick={() => void save()}>
        {t`Сохранить вид`}
      </Button>
    </Stack>
  )
}
