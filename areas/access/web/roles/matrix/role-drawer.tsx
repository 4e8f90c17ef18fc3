import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Drawer, Group, LinkButton, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { RoleHistory } from '../role-history.tsx'
import { RoleGranters } from './role-granters.tsx'
import { isDefaultRole, type RoleColumn } from './shown-rights.ts'

interface Props {
  role: RoleColumn | undefined
  /** How many cells differ from what the installation brings. */
  differing: number
  /** Undefined: for reading only. */
  onDefaults?: (() => void) | undefined
  onClose: () => void
}

/** A role beside the matrix: back to its default rights, and who changed them. */
export function RoleDrawer({ role, differing, onDefaults, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Drawer
      opened={role !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title={role?.title}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {role === undefined ? null : (
        <Stack gap="md">
          <Text>
            <Trans>Держат роль: {role.people}</Trans>
          </Text>
          <Group gap="xs">
            {isDefaultRole(role) && onDefaults ? (
              <Button variant="default" disabled={differing === 0} onClick={onDefaults}>
                <Trans>Вернуть по умолчанию</Trans>
              </Button>
            ) : null}
            <LinkButton to="/passport/roles" search={{ active: String(role.id) }} variant="default">
              <Trans>Кто держит роль</Trans>
            </LinkButton>
          </Group>
          {isDefaultRole(role) ? (
            <Text size="sm" c="dimmed">
              {differing === 0
                ? t`Права такие, как при установке`
                : t`Отличий от прав при установке: ${differing}. Возврат можно посмотреть до сохранения`}
            </Text>
          ) : null}
          <RoleGranters roleId={role.id} />
          <Title order={3} size="h5">
            <Trans>История</Trans>
          </Title>
          <RoleHistory roleId={role.id} />
        </Stack>
      )}
    </Drawer>
  )
}
