import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconBackspace, IconMessage2, IconSlash } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#platform/web/ui/index.ts'
import type { Command } from '../cursor/keys.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import styles from './grid.module.css'

interface Key {
  label: string
  face: ReactNode
  does: readonly Command[]
  isMain?: boolean
}
const typed = (text: string): Command[] => Array.from(text.toLowerCase(), (character) => ({ do: 'type', character }))

/** Keys for fingers: the same marks where there is no keyboard. Shown by the style sheet on touch screens only. */
export function TouchPad({ store, cursor }: { store: JournalStore; cursor: Cursor }) {
  const { t } = useLingui()
  const keys: Key[] = [
    ...Array.from('1234567890', (digit) => ({ label: digit, face: digit, does: typed(digit) })),
    ...store.grid.miss_kinds.map(({ letter, title }) => ({ label: title, face: letter, does: typed(letter) })),
    { label: t`Ещё одна отметка`, face: <IconSlash size={18} />, does: typed('/') },
    { label: t`Стереть`, face: <IconBackspace size={18} />, does: [{ do: 'backspace' }] },
    { label: t`Комментарий`, face: <IconMessage2 size={18} />, does: [{ do: 'edit', part: 'comment' }] },
    {
      label: t`Записать и перейти ниже`,
      face: <IconArrowDown size={18} />,
      does: [{ do: 'enter', back: false }],
      isMain: true,
    },
  ]
  return (
    <fieldset className={styles['touchPad']} aria-label={t`Клавиши журнала`}>
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
