import { Trans, useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { IconPrinter } from '#platform/web/icons/index.ts'
import {
  Alert,
  Button,
  Code,
  Group,
  LinkButton,
  PageFrame,
  Panel,
  Scrolled,
  Stack,
  Table,
  Text,
} from '#platform/web/ui/index.ts'
import type { createStudent } from '../../contract/new-student.ts'
import { PersonLinks } from '../person-links.tsx'

type Made = Output<typeof createStudent>

/** What was made, with the passwords, this once: to be printed and handed out. */
export function MadeStudent({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const { id, full_name, accounts, relatives } = made
  return (
    <PageFrame
      title={full_name}
      subtitle={
        made.class === null ? (
          <Trans>Внесён в школу, класс не назначен</Trans>
        ) : (
          <Trans>Внесён в школу, класс {made.class}</Trans>
        )
      }
      actions={
        <>
          <LinkButton variant="default" to="/users/$id" params={{ id: String(id) }}>
            <Trans>Карточка</Trans>
          </LinkButton>
          <Button variant="default" onClick={onAnother}>
            <Trans>Ещё один ученик</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {relatives.length > 0 ? (
          <Text>
            <Trans>
              Родители и близкие: <PersonLinks persons={relatives} />
            </Trans>
          </Text>
        ) : null}
        {accounts.length > 0 ? <Passwords accounts={accounts} /> : null}
      </Stack>
    </PageFrame>
  )
}

function Passwords({ accounts }: Pick<Made, 'accounts'>) {
  const { t } = useLingui()
  return (
    <Panel>
      <Stack gap="sm">
        <Alert variant="light" color="orange" data-print="never">
          <Trans>Пароли показаны один раз: распечатайте их сейчас. При первом входе человек придумает свой.</Trans>
        </Alert>
        <Scrolled minWidth={480}>
          <Table aria-label={t`Логины и временные пароли`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Кому`}</Table.Th>
                <Table.Th>{t`Логин`}</Table.Th>
                <Table.Th>{t`Временный пароль`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {accounts.map(({ person_id, full_name, login, password }) => (
                <Table.Tr key={person_id}>
                  <Table.Td>{full_name}</Table.Td>
                  <Table.Td>
                    <Code fz="md">{login}</Code>
                  </Table.Td>
                  <Table.Td>
                    <Code fz="md">{password}</Code>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Scrolled>
        <Group data-print="never">
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            <Trans>Распечатать</Trans>
          </Button>
        </Group>
      </Stack>
    </Panel>
  )
}
