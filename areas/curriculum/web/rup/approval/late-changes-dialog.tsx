import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Modal, Scrolled, Table, Text } from '#platform/web/ui/index.ts'
import type { LateChange } from '../../../contract/rup-approval.ts'

/** What is different in the plan from what was approved. */
export function LateChangesDialog({ changes, onClose }: { changes: readonly LateChange[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} size="xl" title={t`Изменено после утверждения`}>
      <Text size="sm" c="dimmed" mb="xs">
        {t`Что вернули обратно, здесь не показано. Новый приказ может утвердить и эти строки.`}
      </Text>
      <Scrolled minWidth={620} maxHeight={480} aria-label={t`Изменено после утверждения`}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Предмет`}</Table.Th>
              <Table.Th>{t`Столбец`}</Table.Th>
              <Table.Th>{t`Утверждено`}</Table.Th>
              <Table.Th>{t`Сейчас`}</Table.Th>
              <Table.Th>{t`Кто и когда`}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ id, course, column, was, is, at, who }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" fw={500}>
                  {course}
                </Table.Th>
                <Table.Td>{column}</Table.Td>
                <Table.Td>{was ?? t`не было`}</Table.Td>
                <Table.Td>{is ?? t`убрано`}</Table.Td>
                <Table.Td>{[who, displayMoment(at)].filter(Boolean).join(', ')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scrolled>
    </Modal>
  )
}
