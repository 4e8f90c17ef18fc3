import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Kbd, Modal, Table } from '#platform/web/ui/index.ts'

const lines = [
  { keys: ['1…10', 'Enter'], does: msg`отметка и вниз по списку` },
  { keys: ['/'], does: msg`ещё одна отметка в той же ячейке` },
  { keys: ['Н', 'У', 'Б', 'О', 'ДО', 'ОСВ'], does: msg`пропуск; О15 — опоздание на 15 минут; раскладка любая` },
  { keys: ['Delete'], does: msg`очистить ячейку или выделенное` },
  { keys: ['F2', 'Shift+F2'], does: msg`открыть ячейку, комментарий` },
  { keys: ['← ↑ → ↓', 'Tab', 'Shift+Tab'], does: msg`по ячейкам` },
  { keys: ['Home', 'End', 'Ctrl+← ↑ → ↓', 'PageUp', 'PageDown'], does: msg`далеко` },
  { keys: ['Shift+← ↑ → ↓', 'Ctrl+A'], does: msg`выделить` },
  { keys: ['Ctrl+Enter'], does: msg`заполнить выделенное, из одной ячейки — пустые в столбце` },
  { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: msg`копировать, вырезать, вставить, в том числе из Excel` },
  { keys: ['Ctrl+Z', 'Ctrl+Y'], does: msg`отменить, вернуть` },
  { keys: ['Esc'], does: msg`бросить начатое` },
  { keys: ['Tab'], does: msg`с последнего столбца — выйти из журнала` },
] as const

/** All keys of the grid. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Клавиши журнала`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
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
              <Table.Td>{t(does)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  )
}
