import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Box, Button, Empty, Group, Panel, Select, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { readAccountRoles, type AccountRoles } from '../../contract/account-roles.ts'
import { LimitsField } from '../roles/limits-field.tsx'
import { useRoleActions } from '../roles/use-role-actions.ts'

type GrantedRole = AccountRoles['items'][number]
type Limits = Pick<GrantedRole['limits'][number], 'kind' | 'id'>[]

/** The roles of an account: since when, within what; given, limited and taken by who may. */
export function RolesPanel({ accountId }: { accountId: number }) {
  const roles = useQuery(query(readAccountRoles, { params: { id: String(accountId) } }))
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Роли</Trans>
        </Title>
        <Answer of={roles}>
          {(found) => (
            <>
              {found.items.length === 0 ? (
                <Empty
                  title={<Trans>Ролей нет</Trans>}
                  hint={<Trans>Без роли человек видит только своих детей, если он их представитель</Trans>}
                />
              ) : null}
              <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
                {found.items.map((granted) => (
                  <GrantedRole key={granted.role_id} granted={granted} accountId={accountId} targets={found.targets} />
                ))}
              </Stack>
              {found.grantable.length > 0 ? <NewRole accountId={accountId} roles={found} /> : null}
            </>
          )}
        </Answer>
      </Stack>
    </Panel>
  )
}

interface GrantedProps {
  granted: GrantedRole
  accountId: number
  targets: AccountRoles['targets']
}
function GrantedRole({ granted, accountId, targets }: GrantedProps) {
  const { t } = useLingui()
  const [limits, setLimits] = useState<Limits | null>(null)
  const { take, limit, isBusy } = useRoleActions()
  const { role_id, title, granted_at } = granted
  const within = granted.limits.map((one) => one.title).join(', ')
  const save = async () => {
    if (limits !== null && (await limit(accountId, role_id, limits, granted.limits))) setLimits(null)
  }
  return (
    <Box component="li" py={8} style={{ borderTop: '1px solid var(--house-line)' }}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={550}>{title}</Text>
          <Text size="sm" c="dimmed">
            {[within === '' ? t`вся школа` : t`только ${within}`, t`с ${displayMoment(granted_at)}`].join(' · ')}
          </Text>
        </div>
        {granted.may_grant && limits === null ? (
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              aria-label={t`Пределы роли ${title}`}
              onClick={() => setLimits(granted.limits.map(({ kind, id }) => ({ kind, id })))}
            >
              <Trans>Пределы</Trans>
            </Button>
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              aria-label={t`Забрать роль ${title}`}
              onClick={() =>
                void take(accountId, role_id, { person: t`Этот человек`, role: title, limits: granted.limits })
              }
            >
              <Trans>Забрать</Trans>
            </Button>
          </Group>
        ) : null}
      </Group>
      {limits === null ? null : (
        <Stack gap="xs" mt="xs">
          <LimitsField targets={targets} known={granted.limits} value={limits} onChange={setLimits} />
          <FormFoot size="xs" onAction={() => void save()} isSending={isBusy} onCancel={() => setLimits(null)} />
        </Stack>
      )}
    </Box>
  )
}

function NewRole({ accountId, roles }: { accountId: number; roles: AccountRoles }) {
  const { t } = useLingui()
  const [roleId, setRoleId] = useState<string | null>(null)
  const [limits, setLimits] = useState<Limits>([])
  const { give, isBusy } = useRoleActions()
  const act = async () => {
    if (roleId === null || !(await give(accountId, Number(roleId), limits))) return
    setRoleId(null)
    setLimits([])
  }
  return (
    <Stack gap="xs">
      <Select
        label={t`Выдать роль`}
        placeholder={t`Выберите роль`}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Убрать роль` }}
        nothingFoundMessage={t`Ничего не найдено`}
        data={roles.grantable.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={roleId}
        onChange={setRoleId}
      />
      {roleId === null ? null : (
        <>
          <LimitsField targets={roles.targets} value={limits} onChange={setLimits} />
          <FormFoot action={<Trans>Выдать</Trans>} onAction={() => void act()} isSending={isBusy} />
        </>
      )}
    </Stack>
  )
}
