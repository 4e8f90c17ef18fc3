import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Group, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListView } from '#platform/contract/list-views.ts'
import { IconPencil, IconTrash, IconUserShare } from '../icons/index.ts'
import classes from './list.module.css'

interface Acts {
  onOpen: (view: ListView) => void
  onRename: (view: ListView) => void
  /** Null: the caller shares no views. */
  onShare: ((view: ListView) => void) | null
  onRemove: (view: ListView) => void
}
interface Props extends Acts {
  views: readonly ListView[]
  /** As the list stands now. */
  shown: ListView | undefined
}

/** Views by name: the caller's own, and apart from them those that are shared. */
export function ViewRows({ views, ...props }: Props) {
  const { t } = useLingui()
  const own = views.filter(({ roles }) => roles.length === 0)
  const shared = views.filter(({ roles }) => roles.length > 0)
  return (
    <>
      {own.length > 0 ? <Rows label={t`Свои виды`} views={own} {...props} /> : null}
      {shared.length > 0 ? (
        <Box>
          <Text size="xs" c="dimmed" fw={600} px={8} aria-hidden>
            {t`Общие`}
          </Text>
          <Rows label={t`Общие`} views={shared} {...props} />
        </Box>
      ) : null}
    </>
  )
}

const Rows = ({ label, views, shown, ...acts }: Props & { label: string }) => (
  <ul className={classes['views']} aria-label={label}>
    {views.map((view) => (
      <ViewRow key={view.id} view={view} isShown={view === shown} {...acts} />
    ))}
  </ul>
)

function ViewRow({ view, isShown, onOpen, ...acts }: Acts & { view: ListView; isShown: boolean }) {
  const roles = view.roles.map(({ title }) => title).join(', ')
  const sharing = [view.is_own ? null : view.author, roles].filter(Boolean).join(' → ')
  return (
    <Group component="li" gap={4} wrap="nowrap">
      <UnstyledButton className={classes['view']} aria-current={isShown || undefined} onClick={() => onOpen(view)}>
        {view.name}
        {view.roles.length > 0 ? (
          <Text size="xs" c="dimmed" fw={400} maw={320} lineClamp={2}>
            {sharing}
          </Text>
        ) : null}
      </UnstyledButton>
      {view.may_change ? <RowActs view={view} {...acts} /> : null}
    </Group>
  )
}

function RowActs({ view, onRename, onShare, onRemove }: Omit<Acts, 'onOpen'> & { view: ListView }): ReactNode {
  const { t } = useLingui()
  const { name } = view
  return (
    <>
      <ActionIcon aria-label={t`Переименовать вид «${name}»`} onClick={() => onRename(view)}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      {onShare ? (
        <ActionIcon aria-label={t`Поделиться видом «${name}»`} onClick={() => onShare(view)}>
          <IconUserShare size={16} aria-hidden />
        </ActionIcon>
      ) : null}
      <ActionIcon aria-label={t`Удалить вид «${name}»`} onClick={() => onRemove(view)}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </>
  )
}
