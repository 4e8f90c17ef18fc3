import { useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { Popover } from '../ui/popover.tsx'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { IconBookmark } from '../icons/index.ts'
import type { ListView } from '#platform/contract/list-views.ts'
import { objectionsOf, reportAction, useSession } from '../api/index.ts'
import { dialog } from '../dialog/dialog.ts'
import { notify } from '../notifications/notify.ts'
import { usePlace } from '../places.tsx'
import { viewSharing } from './places.ts'
import type { ListSettings } from './use-list-settings.ts'
import type { List } from './use-list.ts'
import { ViewRows } from './view-rows.tsx'

interface Props<Row> {
  list: List<Row>
  settings: ListSettings
}
const sameTexts = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, text]) => other[key] === text)
const sameKeys = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join()

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

/** Filters, order and columns under a name: to open, to save, to rename, to share, to remove. Kept for the account. */
export function KeptViews<Row>({ list, settings }: Props<Row>) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const [shared, setShared] = useState<ListView | null>(null)
  const rights = useSession()
  const Sharing = usePlace(viewSharing).find(({ isFor }) => isFor(rights))?.component
  const shown = settings.views.find(
    ({ query, hidden }) => sameTexts(query, list.narrowing) && sameKeys(hidden, settings.hidden),
  )
  const open = ({ query, hidden }: ListView) => {
    close()
    list.openView(query)
    if (!sameKeys(hidden, settings.hidden)) settings.hide(hidden)
  }
  const askName = (message: string, initial = '') => {
    close()
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
    close()
    setShared(view)
  }
  const remove = async (view: ListView) => {
    close()
    const { name } = view
    const message = view.roles.length > 0 ? t`Удалить вид «${name}» у всех, кому он виден?` : t`Удалить вид «${name}»?`
    const isAgreed = await dialog.confirm({ message, ok: t`Удалить`, isDangerous: true })
    if (isAgreed) await tried(settings.remove(view))
  }
  return (
    <>
      <Popover opened={isOpen} onChange={(opened) => !opened && close()} position="bottom-end" shadow="md" trapFocus>
        <Popover.Target>
          <Button
            variant="default"
            size="xs"
            h={30}
            maw={220}
            leftSection={<IconBookmark size={16} aria-hidden />}
            onClick={toggle}
            {...(shown && { 'aria-label': t`Виды: ${shown.name}` })}
          >
            <Text inherit truncate>
              {shown?.name ?? t`Виды`}
            </Text>
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t`Виды`} maw="calc(100vw - 16px)" miw={260}>
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
                onShare={Sharing ? share : null}
                onRemove={(view) => void remove(view)}
              />
            )}
            <Button variant="light" size="xs" onClick={() => void save()}>
              {t`Сохранить вид`}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {Sharing && shared ? <Sharing view={shared} onShared={settings.put} onClose={() => setShared(null)} /> : null}
    </>
  )
}
