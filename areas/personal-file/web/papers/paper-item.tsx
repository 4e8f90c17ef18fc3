import { useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { FileLink } from '#areas/media/web/index.ts'
import type { FileAnswer } from '#platform/contract/file.ts'
import { ActionIcon, Group, Text } from '#platform/web/ui/index.ts'
import type { PaperFile } from '../../contract/entry.ts'
import classes from './papers.module.css'

interface Props {
  title: string
  /** To the right of the title. */
  badge?: ReactNode
  facts: readonly (string | null)[]
  note: string | null
  file: PaperFile | null
  readFile: () => Promise<FileAnswer>
  /** Without them it is read only. */
  onChange?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** A paper of a person in a list: what it is, its facts, its file. */
export function PaperItem({ title, badge, facts, note, file, readFile, onChange, onRemove }: Props) {
  const { t } = useLingui()
  const filled = facts.filter((fact) => fact !== null)
  return (
    <li className={classes['item']}>
      <div className={classes['what']}>
        <Group gap="xs">
          <Text fw={600}>{title}</Text>
          {badge}
        </Group>
        {filled.length === 0 ? null : <Text size="sm">{filled.join(' · ')}</Text>}
        {note === null ? null : (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {note}
          </Text>
        )}
        {file === null ? null : <FileLink file={file} read={readFile} />}
      </div>
      {onChange && onRemove ? (
        <div className={classes['buttons']} data-print="never">
          <ActionIcon variant="subtle" color="gray" aria-label={t`Изменить: ${title}`} onClick={onChange}>
            <IconPencil size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t`Убрать: ${title}`} onClick={onRemove}>
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      ) : null}
    </li>
  )
}
