import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Scrolled, Stack, Table } from '#platform/web/ui/index.ts'

/** What somebody else has saved meanwhile, in words, and what stands in the form. */
export interface Difference {
  title: string
  theirs: string
  mine: string
}
interface Props {
  differences: readonly Difference[]
  onMine: () => void
  onTheirs: () => void
}

/** Two have changed the same: both values, and the choice between them. */
export function Clash({ differences, onMine, onTheirs }: Props) {
  const { t } = useLingui()
  if (differences.length === 0) return null
  const valueText = (value: string) => (value === '' ? t`пусто` : value)
  return (
    <Alert color="orange" title={t`Пока вы правили, это изменил кто-то ещё`} role="alert">
      <Stack gap="sm">
        <Scrolled minWidth={360} aria-label={t`Что изменено`}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Что`}</Table.Th>
                <Table.Th>{t`Сохранено сейчас`}</Table.Th>
                <Table.Th>{t`У вас`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {differences.map(({ title, theirs, mine }) => (
                <Table.Tr key={title}>
                  <Table.Th scope="row">{title}</Table.Th>
                  <Table.Td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{valueText(theirs)}</Table.Td>
                  <Table.Td style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{valueText(mine)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Scrolled>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTheirs}>
            <Trans>Взять сохранённое</Trans>
          </Button>
          <Button size="xs" onClick={onMine}>
            <Trans>Сохранить моё</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
