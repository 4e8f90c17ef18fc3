import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconBackspace } from '../../icons/index.ts'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#platform/web/ui/index.ts'
import type { Command } from '../cursor/keys.ts'
import type { Cursor } from '../cursor/cursor.ts'
import styles from './grid.module.css'

/** A key for a finger. */
export interface TouchKey {
  label: string
  face: ReactNode
  does: readonly Command[]
  isMain?: boolean
}
/** The commands of a text that is typed. */
export const typed = (text: string): Command[] =>
  Array.from(text.toLowerCase(), (character) => ({ do: 'type', character }))

/** A key that takes the last character back, and one that goes on to the next row: every pad has them. */
export function useStandardKeys(): { erase: TouchKey; down: TouchKey } {
  const { t } = useLingui()
  return {
    erase: { label: t`Стереть`, face: <IconBackspace size={18} />, does: [{ do: 'backspace' }] },
    down: {
      label: t`Записать и перейти ниже`,
      face: <IconArrowDown size={18} />,
      does: [{ do: 'enter', back: false }],
      isMain: true,
    },
  }
}

interface Props<Value> {
  label: string
  keys: readonly TouchKey[]
  cursor: Cursor<Value>
}

/** Keys for fingers: the same where there is no keyboard. Shown by the style sheet on touch screens only. */
export function TouchPad<Value>({ label: name, keys, cursor }: Props<Value>) {
  return (
    <fieldset className={styles['touchPad']} aria-label={name}>
      {keys.map(({ label, face, does, isMain = false }) => (
        <Button
          key={label}
          className={styles['touchKey'] ?? ''}
          variant={isMain ? 'filled' : 'default'}
          aria-label={label}
          // the cell keeps the focus, so that what is typed stays open
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          onClick={() => does.forEach((command) => cursor.run(command))}
        >
          {face}
        </Button>
      ))}
    </fieldset>
  )
}
