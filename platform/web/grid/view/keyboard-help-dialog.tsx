import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Kbd, Modal, Table } from '#platform/web/ui/index.ts'

/** Keys and what they do, in words. */
export interface KeyLine {
  keys: readonly string[]
  does: string
}
/** What of the keyboard is the area's own. */
export interface KeyWords {
  /** Names the help and the keys for fingers: «Клавиши журнала». */
  title: string
  /** What is typed into a cell. */
  typing: readonly KeyLine[]
  /** What opens the editor of a cell. */
  editing: KeyLine
  /** What Tab does at the last column: «с последнего столбца — выйти из журнала». */
  leaving: string
}

const moving = [
  { keys: ['← ↑ → ↓', 'Tab', 'Shift+Tab'], does: msg`по ячейкам` },
  { keys: ['Home', 'End', 'Ctrl+← ↑ → ↓', 'PageUp', 'PageDown'], does: msg`далеко` },
  { keys: ['Shift+← ↑ → ↓', 'Ctrl+A'], does: msg`выделить` },
  { keys: ['Ctrl+Enter'], does: msg`заполнить выделенное, из одной ячейки — пустые в столбце` },
  { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: msg`копировать, вырезать, вставить, в том числе из Excel` },
  { keys: ['Ctrl+Z', 'Ctrl+Y'], does: msg`отменить, вернуть` },
  { keys: ['Esc'], does: msg`бросить начатое` },
  { keys: ['Esc', 'Tab'], does: msg`выйти из таблицы` },
] as const

/** All keys of the grid. */
export function KeyboardHelpDialog({ words, onClose }: { words: KeyWords; onClose: () => void }) {
  const { t } = useLingui()
  const lines: KeyLine[] = [
    ...words.typing,
    { keys: ['Delete'], does: t`очистить ячейку или выделенное` },
    words.editing,
    ...moving.map(({ keys, does }) => ({ keys, does: t(does) })),
    { keys: ['Tab'], does: words.leaving },
  ]
  return (
    <Modal opened onClose={onClose} size="lg" title={words.title} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Table>
        <Table.Tbody>
          {lines.map(({ keys, does }) => (
            <Table.Tr key={keys.join()}>
              <Table.Td>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
