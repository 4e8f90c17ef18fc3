import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconArrowForwardUp, IconKeyboard } from '../../icons/index.ts'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ActionIcon, Stack } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { Place } from '../cursor/movement.ts'
import { BlockDone } from './block-done.tsx'
import { DataGrid, type GridContent, type GridHandle } from './data-grid.tsx'
import { GridOverlay } from './grid-overlay.tsx'
import type { Overlays } from './overlays.ts'
import type { KeyWords } from './keyboard-help-dialog.tsx'
import { KeyboardHelpDialog } from './lazy-dialogs.ts'
import type { GridColumn, GridRow } from './look.ts'
import { TouchPad, type TouchKey } from './touch-pad.tsx'
import styles from './grid.module.css'

interface Props<Value, Column extends GridColumn, Row extends GridRow> extends GridContent<Value, Column, Row> {
  overlays: Overlays
  keys: KeyWords
  /** None where nothing may be written. */
  touchKeys: readonly TouchKey[]
  /** Beside the buttons that every sheet has; the same element until it changes. */
  tools?: ReactNode
  /** What opens by a name; null where nothing does. */
  openedRow?: (props: OpenedRow) => ReactNode
  /** What opens by a heading or by what stands aside; null where nothing does. */
  opened?: (props: Opened) => ReactNode
}
interface OpenedRow {
  rowId: number
  rect: DOMRect
  onClose: () => void
}
interface Opened extends Omit<OpenedRow, 'rowId'> {
  place: Place
}
const hintMs = 350

/** A sheet with all that belongs to it: buttons, cells, keys for fingers, editor, hints, help. */
export function SheetGrid<Value, Column extends GridColumn, Row extends GridRow>({
  overlays,
  keys,
  touchKeys,
  tools,
  opened,
  openedRow,
  ...content
}: Props<Value, Column, Row>) {
  const { cursor } = content
  const grid = useRef<GridHandle>(null)
  const [openedAt, setOpenedAt] = useState<Place | null>(null)
  const [openedRowId, setOpenedRowId] = useState<number | null>(null)
  const [isHelping, setHelping] = useState(false)
  const [hovered, setHovered] = useHovered()
  useBeginning(grid)

  const actions = useMemo(
    () => ({
      onOpen: setOpenedAt,
      onOpenRow: (row: number) => setOpenedRowId(cursor.shape.rows[row] ?? null),
      onHelp: () => setHelping(true),
      onHover: setHovered,
    }),
    [cursor, setHovered],
  )
  const { onHelp } = actions
  const allTools = useMemo(
    () => <GridTools cursor={cursor} helpTitle={keys.title} onHelp={onHelp} own={tools} />,
    [cursor, keys.title, onHelp, tools],
  )
  const elementAt = (place: Place) => grid.current?.elementAt(place) ?? null
  const onClose = () => {
    setOpenedAt(null)
    setOpenedRowId(null)
    grid.current?.focus()
  }
  return (
    <Stack gap="xs">
      <DataGrid ref={grid} {...content} {...actions} tools={allTools} onExpected={overlays.fetchAhead} />
      {touchKeys.length > 0 ? <TouchPad label={keys.title} keys={touchKeys} cursor={cursor} /> : null}
      <GridOverlay
        {...overlays}
        cursor={cursor}
        hovered={hovered}
        isQuiet={openedAt !== null || openedRowId !== null}
        elementAt={elementAt}
        onEdited={() => grid.current?.focus()}
      />
      <BlockDone cursor={cursor} />
      {openedAt && opened ? <OpenedAt place={openedAt} elementAt={elementAt} onClose={onClose} draw={opened} /> : null}
      {openedRowId !== null && openedRow ? (
        <OpenedRowAt
          rowId={openedRowId}
          nameAt={() => grid.current?.nameAt(content.rows.findIndex(({ id }) => id === openedRowId)) ?? null}
          onClose={onClose}
          draw={openedRow}
        />
      ) : null}
      {isHelping ? <KeyboardHelpDialog words={keys} onClose={() => setHelping(false)} /> : null}
    </Stack>
  )
}

interface OpenedAtProps extends Omit<Opened, 'rect'> {
  elementAt: (place: Place) => HTMLElement | null
  draw: (props: Opened) => ReactNode
}

function OpenedAt({ place, elementAt, onClose, draw }: OpenedAtProps) {
  const rect = elementAt(place)?.getBoundingClientRect()
  return rect ? draw({ place, rect, onClose }) : null
}

interface OpenedRowAtProps extends Omit<OpenedRow, 'rect'> {
  nameAt: () => HTMLElement | null
  draw: (props: OpenedRow) => ReactNode
}

function OpenedRowAt({ rowId, nameAt, onClose, draw }: OpenedRowAtProps) {
  const rect = nameAt()?.getBoundingClientRect()
  return rect ? draw({ rowId, rect, onClose }) : null
}

/** Where the mouse has come to rest. */
function useHovered() {
  const [hovered, setHovered] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hover = useCallback((place: Place | null) => {
    clearTimeout(timer.current)
    setHovered(null)
    if (place) timer.current = setTimeout(() => setHovered(place), hintMs)
  }, [])
  return [hovered, hover] as const
}

function useBeginning(grid: { current: GridHandle | null }): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => grid.current?.begin())
    return () => cancelAnimationFrame(frame)
  }, [grid])
}

interface ToolsProps<Value> {
  cursor: Cursor<Value>
  helpTitle: string
  onHelp: () => void
  own: ReactNode
}

function GridTools<Value>({ cursor, helpTitle, onHelp, own }: ToolsProps<Value>) {
  const { t } = useLingui()
  return (
    <>
      <ActionIcon size={26} aria-label={t`Отменить`} title="Ctrl+Z" onClick={() => cursor.run({ do: 'undo' })}>
        <IconArrowBackUp size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon size={26} aria-label={t`Вернуть`} title="Ctrl+Y" onClick={() => cursor.run({ do: 'redo' })}>
        <IconArrowForwardUp size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon size={26} className={styles['keyboardHelp'] ?? ''} aria-label={helpTitle} title="F1" onClick={onHelp}>
        <IconKeyboard size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      {own}
    </>
  )
}
