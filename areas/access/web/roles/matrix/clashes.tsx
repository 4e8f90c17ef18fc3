import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import { levelTitles, levelAt } from '../../../rules/rights-changes.ts'
import type { RoleColumn } from './shown-rights.ts'
import { usePermissionTitles } from '../use-permission-titles.ts'
import type { RightsDraft } from './use-rights-draft.ts'

/** Cells that another administrator has changed meanwhile: both values, and which of them stays. */
export function Clashes({ draft, roles }: { draft: RightsDraft; roles: readonly RoleColumn[] }) {
  const permissions = usePermissionTitles()
  if (draft.clashes.length === 0) return null
  const titles = new Map(roles.map(({ id, title }) => [id, title]))
  return (
    <Alert
      color="orange"
      variant="light"
      title={<Trans>Эти права уже изменил другой администратор. Выберите, что оставить</Trans>}
    >
      <Stack gap="xs">
        {draft.clashes.map((change) => (
          <Group key={`${change.role_id}:${change.key}`} gap="xs">
            <Text size="sm">
              {titles.get(change.role_id)}: {permissions.get(change.key)}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => draft.keepOwn(change)}>
              <Trans>Моё: {levelTitles[change.level]}</Trans>
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => draft.drop(change)}>
              <Trans>Другого: {levelTitles[levelAt(draft.stored, change.role_id, change.key)]}</Trans>
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  )
}
