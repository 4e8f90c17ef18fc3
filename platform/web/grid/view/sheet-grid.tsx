import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconArrowForwardUp, IconKeyboard } from '../../icons/index.ts'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ActionIcon, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { Place } from '../cursor/movement.ts'
import { BlockDone } from './block-done.tsx'
import { DataGrid, type GridContent, type GridHandle } from './data-grid.tsx'
import { GridOverlay } from './grid-overlay.tsx'
import type { Overlays } from './overlays.ts'
import { KeyboardHelp, type KeyWords } from './keyboard-help.tsx'
import type { GridColumn, GridRow } from './look.ts'
import { TouchPad, type TouchKey } from './touch-pad.tsx'

interface Props<Value, Column extends GridColumn, Row extends GridRow> extends GridContent<Value, Column, Row> {
  overlays: Overlays
  keys: KeyWords
  /** None where nothing may be written. */
  touchKeys: readonly TouchKey[]
  /** In a line with the buttons: what sheet it is. */
  about?: ReactNode
  /** What opens by a heading or by what stands aside; null where nothing does. */
  opened?: (props: Opened) => ReactNode
}
interface Opened {
  place: Place
  rect: DOMRect
  onClose: () => void
}
const hintMilliseconds = 350

/** A sheet with all that belongs to it: buttons, cells, keys for fingers, editor, hints, help. */
export function SheetGrid<Value, Column extends GridColumn, Row extends GridRow>({
  overlays,
  keys,
  touchKeys,
  about,
  opened,
  ...content
}: Props<Value, Column, Row>) {
  const { cursor } = content
  const grid = useRef<GridHandle>(null)
  const [openedAt, setOpenedAt] = useState<Place | null>(null)
  const [isHelping, setHelping] = useState(false)
  const [hovered, setHovered] = useHovered()
  useStart(grid)

  const actions = useMemo(
    () => ({ onOpen: setOpenedAt, onHelp: () => setHelping(true), onHover: setHovered }),
    [setHovered],
  )
  const elementAt = (place: Place) => grid.current?.elementAt(place) ?? null
  const onClose = () => {
    setOpenedAt(null)
    grid.current?.focus()
  }
  return (
    <Stack gap="xs">
      <GridTools cursor={cursor} about={about} helpTitle={keys.title} onHelp={actions.onHelp} />
      <DataGrid ref={grid} {...content} {...actions} />
      {touchKeys.length > 0 ? <TouchPad label={keys.title} keys={touchKeys} cursor={cursor} /> : null}
      <GridOverlay
        {...overlays}
        cursor={cursor}
        hovered={hovered}
        isQuiet={openedAt !== null}
        elementAt={elementAt}
        onEdited={() => grid.current?.focus()}
      />
      <BlockDone cursor={cursor} />
      {openedAt && opened ? <OpenedAt place={openedAt} elementAt={elementAt} onClose={onClose} draw={opened} /> : null}
      {isHelping ? <KeyboardHelp words={keys} onClose={() => setHelping(false)} /> : null}
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

/** Where the mouse has come to rest. */
function useHovered() {
  const [hovered, setHovered] = useState<Place | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hover = useCallback((place: Place | null) => {
    clearTimeout(timer.current)
    setHovered(null)
    if (place) timer.current = setTimeout(() => setHovered(place), hintMilliseconds)
  }, [])
  return [hovered, hover] as const
}

/** Shows the column to begin with and, where there is a keyboard, takes it to the cell. */
function useStart(grid: { current: GridHandle | null }): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const isElsewhere = document.activeElement !== null && document.activeElement !== document.body
      const hasKeyboard = window.matchMedia('(pointer: fine)').matches
      if (hasKeyboard && !isElsewhere) grid.current?.focus()
      grid.current?.reveal()
    })
    return () => cancelAnimationFrame(frame)
  }, [grid])
}

interface ToolsProps<Value> {
  cursor: Cursor<Value>
  about: ReactNode
  helpTitle: string
  onHelp: () => void
}

function GridTools<Value>({ cursor, about, helpTitle, onHelp }: ToolsProps<Value>) {
  const { t } = useLingui()
  return (
    <Group justify="space-between" gap="xs">
      <Text component="div" size="sm" c="dimmed">
        {about}
      </Text>
      <Group gap={4} data-print="never">
        <ActionIcon aria-label={t`Отменить`} title="Ctrl+Z" onClick={() => cursor.run({ do: 'undo' })}>
          <IconArrowBackUp size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t`Вернуть`} title="Ctrl+Y" onClick={() => cursor.run({ do: 'redo' })}>
          <IconArrowForwardUp size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={helpTitle} title="F1" onClick={onHelp}>
          <IconKeyboard size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  )
}
