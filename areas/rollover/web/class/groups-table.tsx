import { useLingui } from '@lingui/react/macro'
import { Scrolled, Table, Text } from '#platform/web/ui/index.ts'
import type { RolledGroup } from '../../contract/shapes.ts'
import { useRolloverWords } from '../use-rollover-words.ts'

/** Groups of a class and what they become. */
export function GroupsTable({ groups }: { groups: readonly RolledGroup[] }) {
  const { t } = useLingui()
  const { groups: fates } = useRolloverWords()
  return (
    <Scrolled>
      <Table aria-label={t`Что станет с группами`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Предмет`}</Table.Th>
            <Table.Th>{t`Группа`}</Table.Th>
            <Table.Th ta="right">{t`Учеников`}</Table.Th>
            <Table.Th>{t`Станет`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groups.map(({ id, course, title, students, into_title, fate }) => (
            <Table.Tr key={id}>
              <Table.Td>{course}</Table.Td>
              <Table.Td>{title}</Table.Td>
              <Table.Td ta="right">{students}</Table.Td>
              <Table.Td>
                {into_title}
                <Text size="xs" c="dimmed">
                  {fates[fate]}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scrolled>
  )
}
