import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconPencil, IconTrash } from '#platform/web/icons/index.ts'
import { Action, ActionMenu, Group, Text } from '#platform/web/ui/index.ts'
import styles from './tab.module.css'

interface Props {
  title: string
  badge?: ReactNode
  facts: readonly (string | null)[]
  note: string | null
  children?: ReactNode
  /** Without them it is read only. */
  onChange: (() => void) | undefined
  onRemove: () => void
}

/** An entry in its list: what it is, its facts, what can be done with it. */
export function EntryItem({ title, badge, facts, note, children, onChange, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <li className={styles['item']}>
      <div className={styles['what']}>
        <Group gap="xs">
          <Text fw={600}>{title}</Text>
          {badge}
        </Group>
        <Text size="sm">{facts.filter((fact) => fact !== null).join(' · ')}</Text>
        {note === null ? null : (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {note}
          </Text>
        )}
        {children}
      </div>
      {onChange ? (
        <ActionMenu label={t`Действия: ${title}`}>
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={onChange}>
            <Trans>Изменить</Trans>
          </Action>
          <Action icon={<IconTrash size={16} aria-hidden />} isDangerous onClick={onRemove}>
            <Trans>Убрать</Trans>
          </Action>
        </ActionMenu>
      ) : null}
    </li>
  )
}
