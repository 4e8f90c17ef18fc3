import { useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconBackspace, IconMessage2, IconSlash } from '@tabler/icons-react'
import { ActionIcon, Button, Group } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import styles from './grid.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Keys for fingers: the same marks where there is no keyboard. Shown by the style sheet on touch screens only. */
export function TouchPad({ store, cursor }: { store: JournalStore; cursor: Cursor }) {
  const { t } = useLingui()
  const type = (text: string) => {
    for (const character of text.toLowerCase()) cursor.run({ do: 'type', character })
  }
  return (
    <div
      className={styles['touchPad']}
      role="toolbar"
      aria-label={t`Клавиши журнала`}
      // the cell keeps the focus, so that what is typed stays open
      onMouseDown={(event) => event.preventDefault()}
    >
      <Group gap={4} wrap="wrap">
        {digits.map((digit) => (
          <Button key={digit} size="compact-md" variant="default" onClick={() => type(digit)}>
            {digit}
          </Button>
        ))}
        {store.grid.miss_kinds.map(({ id, letter, title }) => (
          <Button key={id} size="compact-md" variant="default" aria-label={title} onClick={() => type(letter)}>
            {letter}
          </Button>
        ))}
        <ActionIcon size="lg" variant="default" aria-label={t`Ещё одна отметка`} onClick={() => type('/')}>
          <IconSlash size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon size="lg" variant="default" aria-label={t`Стереть`} onClick={() => cursor.run({ do: 'backspace' })}>
          <IconBackspace size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="default"
          aria-label={t`Комментарий`}
          onClick={() => cursor.run({ do: 'edit', part: 'comment' })}
        >
          <IconMessage2 size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="lg"
          variant="filled"
          aria-label={t`Записать и перейти ниже`}
          onClick={() => cursor.run({ do: 'enter', back: false })}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  )
}
