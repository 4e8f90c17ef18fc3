import { useState } from 'react'
import { TextInput } from '#platform/web/ui/index.ts'
import { useKeptInput } from '../../use-kept-input.ts'
import { cellId } from '../cells/cell-name.ts'
import type { Sheet } from '../cells/sheet.ts'
import type { Cursor, Editing } from '../cursor/cursor.ts'
import { CellPanel } from './cell-panel.tsx'
import { takeKeyboard } from './take-keyboard.ts'
import type { ReactNode } from 'react'

interface Props<Value> {
  sheet: Sheet<Value>
  cursor: Cursor<Value>
  editing: Editing
  rect: DOMRect
  onClose: () => void
  /** Names the field. */
  label: string
  where: string
  history?: ReactNode
}

/** The editor of a cell that one text says in full. */
export function TextEditor<Value>({ sheet, cursor, editing, rect, onClose, label, where, history }: Props<Value>) {
  const [present] = useState(() => sheet.value(cellId(editing.columnId, editing.rowId)))
  const [text, setText] = useState(() => sheet.type.copied(present))
  const [refusal, setRefusal] = useState<string | null>(null)
  useKeptInput({
    name: `cell ${cellId(editing.columnId, editing.rowId)}`,
    read: () => (text === sheet.type.copied(present) ? null : { text }),
    restore: (typed) => setText(String(typed['text'])),
  })
  const save = () => {
    const read = sheet.type.read(text, { ...editing, present }, 'pasted')
    const reason = read.problem === null ? (cursor.writeCell(editing, read.value)?.reason ?? null) : read.problem
    if (reason === null) onClose()
    else setRefusal(reason)
  }
  return (
    <CellPanel rect={rect} label={label} where={where} onSave={save} onClose={onClose} history={history}>
      <TextInput
        label={label}
        value={text}
        error={refusal}
        ref={takeKeyboard}
        data-autofocus
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value)
          setRefusal(null)
        }}
      />
    </CellPanel>
  )
}
