import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Group, Popover, Stack, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconPencil, IconTrash } from '../icons/index.ts'
import type { ListView } from '#platform/contract/list-views.ts'
import { objectionsOf, reportAction } from '../api/index.ts'
import { dialog } from '../dialog/dialog.ts'
import { notify } from '../notifications/notify.ts'
import type { ListSettings } from './use-list-settings.ts'
import type { List } from './use-list.ts'
import classes from './list.module.css'

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

/** Filters, order and columns under a name: to open, to save, to rename, to remove. Kept for the account. */
export function KeptViews<Row>({ list, settings }: Props<Row>) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
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
  const remove = async (view: ListView) => {
    close()
    const { name } = view
    const isAgreed = await dialog.confirm({ message: t`Удалить вид «${name}»?`, ok: t`Удалить`, isDangerous: true })
    if (isAgreed) await tried(settings.remove(view))
  }
  return (
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
            <ul className={classes['views']}>
              {settings.views.map((view) => (
                <ViewRow
                  key={view.id}
                  view={view}
                  isShown={view === shown}
                  onOpen={() => open(view)}
                  onRename={() => void rename(view)}
                  onRemove={() => void remove(view)}
                />
              ))}
            </ul>
          )}
          <Button variant="light" size="xs" onClick={() => void save()}>
            {t`Сохранить вид`}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

interface RowProps {
  view: ListView
  isShown: boolean
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
}
function ViewRow({ view: { name }, isShown, onOpen, onRename, onRemove }: RowProps) {
  const { t } = useLingui()
  return (
    <Group component="li" gap={4} wrap="nowrap">
      <UnstyledButton className={classes['view']} aria-current={isShown || undefined} onClick={onOpen}>
        {name}
      </UnstyledButton>
      <ActionIcon aria-label={t`Переименовать вид «${name}»`} onClick={onRename}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t`Удалить вид «${name}»`} onClick={onRemove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
