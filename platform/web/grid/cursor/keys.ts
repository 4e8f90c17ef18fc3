import { cellCharacter } from '#platform/contract/keyboard-layout.ts'
import type { Direction } from './movement.ts'

/** What of a cell its editor begins with. */
export type EditedPart = 'value' | 'comment'
/** What a pressed key asks of the grid. */
export type Command =
  | { do: 'move'; by: Direction; extend: boolean }
  | { do: 'type'; character: string }
  | { do: 'enter'; back: boolean }
  | { do: 'tab'; back: boolean }
  | { do: 'edit'; part: EditedPart }
  | { do: 'clear' | 'backspace' | 'cancel' | 'fill' | 'undo' | 'redo' | 'selectAll' | 'help' | 'openRow' }

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}
const farArrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'first',
  ArrowRight: 'last',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  Home: 'start',
  End: 'end',
}

/** Shortcuts with Ctrl or ⌘ go by the place of the key, so that they work in every layout. */
function withControl({ code, key, shiftKey }: Key): Command | null {
  const by = farArrows[key]
  if (by) return { do: 'move', by, extend: shiftKey }
  if (key === 'Enter') return { do: 'fill' }
  if (code === 'KeyZ') return { do: shiftKey ? 'redo' : 'undo' }
  if (code === 'KeyY') return { do: 'redo' }
  return code === 'KeyA' ? { do: 'selectAll' } : null
}

function named({ key, shiftKey }: Key): Command | null {
  const by = arrows[key]
  if (by) return { do: 'move', by, extend: shiftKey }
  if (key === 'Enter') return { do: 'enter', back: shiftKey }
  if (key === 'Tab') return { do: 'tab', back: shiftKey }
  if (key === 'F2') return { do: 'edit', part: shiftKey ? 'value' : 'comment' }
  if (key === 'F1') return { do: 'help' }
  if (key === 'F4') return { do: 'openRow' }
  if (key === 'Escape') return { do: 'cancel' }
  if (key === 'Delete') return { do: 'clear' }
  return key === 'Backspace' ? { do: 'backspace' } : null
}

/** The command of a key, whatever layout is on; null for keys that are the browser's own. */
export function commandOf(pressed: Key): Command | null {
  if (pressed.altKey) return null
  if (pressed.ctrlKey || pressed.metaKey) return withControl(pressed)
  const command = named(pressed)
  if (command) return command
  const character = cellCharacter(pressed)
  return character === null ? null : { do: 'type', character }
}
