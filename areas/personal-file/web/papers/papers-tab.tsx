import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Answer, Button, Empty, Panel, PanelHead, Stack } from '#platform/web/ui/index.ts'
import { HistorySwitch, useHistorySwitch } from './history-switch.tsx'
import { PaperHistory, type HistoryCall } from './paper-history.tsx'
import classes from './papers.module.css'

interface Papers<Paper> {
  items: Paper[]
  may_write: boolean
}
interface Props<Paper> {
  of: UseQueryResult<Papers<Paper>>
  /** In the address, while its history is open. */
  part: string
  title: string
  personId: number
  history: HistoryCall
  /** Beside the buttons of who writes. */
  action?: ReactNode
  empty: {
    title: string
    /** What to begin with, and the button that begins it. */
    hint: string
    add: string
    /** Whose work it is, for who may not. */
    who: string
  }
  /** Without `onChange` it is read only. */
  renderItem: (paper: Paper, onChange: (() => void) | undefined) => ReactNode
  /** Null: a new one. */
  renderDialog: (paper: Paper | null, onClose: () => void) => ReactNode
}

/** A tab with papers of a person; who writes them adds, changes and sees their history. */
export function PapersTab<Paper extends { id: number }>({ of, ...rest }: Props<Paper>) {
  return <Answer of={of}>{(papers) => <Shown papers={papers} {...rest} />}</Answer>
}

type ShownProps<Paper> = Omit<Props<Paper>, 'of'> & { papers: Papers<Paper> }

function Shown<Paper extends { id: number }>({ papers: { items, may_write }, ...props }: ShownProps<Paper>) {
  const { part, title, personId, history, action, empty, renderItem, renderDialog } = props
  const { isOpen, toggle } = useHistorySwitch(part)
  const [open, setOpen] = useState<Paper | 'new' | null>(null)
  return (
    <Stack gap="md">
      <Panel>
        <PanelHead title={title} mb="xs">
          {action}
          {may_write ? (
            <>
              <HistorySwitch isOpen={isOpen} onToggle={toggle} />
              <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
                <Trans>Добавить</Trans>
              </Button>
            </>
          ) : null}
        </PanelHead>
        {items.length === 0 ? (
          <Empty
            title={empty.title}
            hint={empty.hint}
            action={<Button onClick={() => setOpen('new')}>{empty.add}</Button>}
            by={{ may: may_write, who: empty.who }}
          />
        ) : (
          <ul className={classes['list']}>
            {items.map((paper) => (
              <Fragment key={paper.id}>{renderItem(paper, may_write ? () => setOpen(paper) : undefined)}</Fragment>
            ))}
          </ul>
        )}
      </Panel>
      {may_write && isOpen ? <PaperHistory of={history} personId={personId} /> : null}
      {open === null ? null : renderDialog(open === 'new' ? null : open, () => setOpen(null))}
    </Stack>
  )
}
