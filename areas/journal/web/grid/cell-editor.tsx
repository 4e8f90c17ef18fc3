import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  CellPanel,
  cellId,
  ConcessionButton,
  takeKeyboard,
  type Cursor,
  type Editing,
  type Refused,
} from '#platform/web/grid/index.ts'
import { UnsentRow } from '#platform/web/outbox/index.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { draftWords } from '../save/draft-words.ts'
import { cellColumnOf, readWhole, textOf } from '../sheet/cell-text.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { CommentFields, isCommentTooLong, maxCommentLength, noComment, type WrittenComment } from './comment-fields.tsx'
import { columnTitle } from './look.ts'
import { RetakeField } from './retake-field.tsx'
import { useCellFields, writtenComment } from './use-cell-fields.ts'
import { withWords } from './with-words.ts'

interface Props {
  store: JournalStore
  cursor: Cursor<CellValue>
  editing: Editing
  rect: DOMRect
  onClose: () => void
  /** Of the cell: who, when, from, to; what it was can be put back into the fields. */
  history?: (onReturn: (former: CellValue) => void) => ReactNode
}
/** A cell in full: marks as text, a comment to each, the reason of a miss; and a decision, where one is due. */
export function CellEditor({ store, cursor, editing, rect, onClose, history }: Props) {
  const { t } = useLingui()
  const { columnId, rowId } = editing
  const cell = cellId(columnId, rowId)
  const [present] = useState(() => store.value(cell))
  const { text, comments, reason, retake, setText, setComments, setReason, setRetake } = useCellFields(
    store,
    cell,
    present,
  )
  const [standing] = present.marks
  const [refused, setRefused] = useState<Refused<CellValue> | null>(null)
  const column = store.column(columnId)
  if (!column) return null

  const reading = { column: cellColumnOf(column, store.policy.fo_maximum), kinds: store.grid.miss_kinds, present }
  const read = readWhole(text, reading)
  const marks = read.value?.marks ?? present.marks
  const hasMiss = read.value?.miss !== null && read.value !== null
  // the comment of the last mark, or -1: the marks themselves
  const startsAt = editing.part === 'comment' ? present.marks.length - 1 : -1
  const write = (after: CellValue) => {
    const why = cursor.writeCell(editing, after)
    if (why === null) onClose()
    else setRefused(why)
  }
  const save = () => {
    if (read.value === null) return setRefused({ reason: read.problem, concession: null })
    if (comments.some(({ text: said }) => isCommentTooLong(said)) || isCommentTooLong(reason)) return
    write(withWords(read.value, { comments, reason, retake }))
  }
  const setComment = (index: number, comment: WrittenComment) =>
    setComments(marks.map((_, at) => (at === index ? comment : (comments[at] ?? noComment))))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  const stuck = store.entries(cell).drafts.filter(({ state }) => state === 'clash' || state === 'refused')
  const student = store.student(rowId)?.full_name ?? ''
  return (
    <CellPanel
      rect={rect}
      label={t`Отметка: ${student}`}
      where={`${student}, ${columnTitle(column)}`}
      onSave={save}
      onClose={onClose}
      history={history?.((former) => {
        setText(textOf(former, store.grid.miss_kinds))
        setComments(former.marks.map(writtenComment))
        setReason(former.miss?.reason ?? '')
        setRetake(former.marks[0]?.retake ?? null)
        setRefused(null)
      })}
    >
      {stuck.map((draft) => (
        <UnsentRow key={draft.client_id} outbox={store.outbox} words={draftWords(store)} draft={draft} />
      ))}
      <TextInput
        label={t`Отметка или пропуск`}
        description={t`7, 7/8, Н, У, Б, О15, ДО, ОСВ`}
        value={text}
        error={refused?.reason}
        ref={startsAt === -1 ? takeKeyboard : null}
        data-autofocus={startsAt === -1 || undefined}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setRefused(null)
        }}
      />
      <ConcessionButton concession={refused?.concession} onYes={write} />
      {column.kind === 'work' && standing ? (
        <RetakeField
          store={store}
          cell={editing}
          standing={standing}
          retake={retake}
          onChange={setRetake}
          onRevert={(former) => {
            setRetake(null)
            setText(String(former))
          }}
        />
      ) : null}
      <CommentFields
        values={marks.map(({ value }) => value)}
        comments={comments}
        startsAt={startsAt}
        onChange={setComment}
        onKeyDown={onKeyDown}
      />
      {hasMiss ? (
        <TextInput
          label={t`Причина пропуска`}
          error={isCommentTooLong(reason) ? t`Не длиннее ${maxCommentLength} знаков` : undefined}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
    </CellPanel>
  )
}
