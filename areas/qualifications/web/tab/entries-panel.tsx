import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState, type ReactNode } from 'react'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Button, Empty, Panel, PanelHead } from '#platform/web/ui/index.ts'
import styles from './tab.module.css'

interface Props<Entry> {
  title: string
  beside?: ReactNode
  items: readonly Entry[]
  mayWrite: boolean
  empty: { title: string; hint: string }
  /** Without `onChange` it is read only. */
  renderItem: (entry: Entry, onChange: (() => void) | undefined) => ReactNode
  /** Null: a new one. */
  renderDialog: (entry: Entry | null, onClose: () => void) => ReactNode
}

/** Entries of one kind with their dialog. */
export function EntriesPanel<Entry extends { id: number }>(props: Props<Entry>) {
  const { title, beside, items, mayWrite, empty, renderItem, renderDialog } = props
  const { t } = useLingui()
  const [open, setOpen] = useState<Entry | 'new' | null>(null)
  const addLabel = t`Добавить: ${title}`
  return (
    <Panel>
      <PanelHead title={title} beside={beside} mb="xs">
        {mayWrite ? (
          <Button
            size="xs"
            variant="light"
            aria-label={addLabel}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            <Trans>Добавить</Trans>
          </Button>
        ) : null}
      </PanelHead>
      {items.length === 0 ? (
        <Empty
          title={empty.title}
          hint={empty.hint}
          by={{ may: mayWrite, who: <Trans>Их вносит отдел кадров</Trans> }}
        />
      ) : (
        <ul aria-label={title} className={styles['list']}>
          {items.map((entry) => (
            <Fragment key={entry.id}>{renderItem(entry, mayWrite ? () => setOpen(entry) : undefined)}</Fragment>
          ))}
        </ul>
      )}
      {open === null ? null : renderDialog(open === 'new' ? null : open, () => setOpen(null))}
    </Panel>
  )
}
