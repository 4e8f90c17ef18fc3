import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { Answer, Box, Button, Empty, Group, LinkAnchor, Pagination, Stack, Text } from '#platform/web/ui/index.ts'
import { takeRole } from '../../../contract/account-roles.ts'
import { listRoleHolders, type RoleHolder, type RoleRow } from '../../../contract/roles.ts'
import { useRoleActions } from '../use-role-actions.ts'

const few = 8

/** Who holds the role, since when and within what. */
export function RoleHolders({ role }: { role: RoleRow }) {
  const { t } = useLingui()
  const [requested, setRequested] = useState({ search: '', page: 1 })
  const holders = useQuery({
    ...query(listRoleHolders, {
      params: { id: String(role.id) },
      query: { page: String(requested.page), ...(requested.search === '' ? {} : { search: requested.search }) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="xs">
      {role.people > few ? (
        <SearchField label={t`Имя`} value={requested.search} onChange={(search) => setRequested({ search, page: 1 })} />
      ) : null}
      <Answer of={holders}>
        {({ items, total, size, page }) => (
          <>
            {items.length === 0 ? <Empty title={<Trans>Никого не нашлось</Trans>} /> : null}
            <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {items.map((holder) => (
                <Holder key={holder.id} holder={holder} role={role} />
              ))}
            </Stack>
            {total > size ? (
              <Pagination
                size="sm"
                total={Math.ceil(total / size)}
                value={page}
                onChange={(to) => setRequested({ ...requested, page: to })}
                getItemProps={(to) => ({ 'aria-label': t`Страница ${to}` })}
                withControls={false}
              />
            ) : null}
          </>
        )}
      </Answer>
    </Stack>
  )
}

function Holder({ holder, role }: { holder: RoleHolder; role: RoleRow }) {
  const { t } = useLingui()
  const { take, isBusy } = useRoleActions()
  const mayTake = useAllowed(takeRole)
  const { id, person_id, full_name, granted_at, limits, is_blocked } = holder
  const facts = [
    t`с ${displayMoment(granted_at)}`,
    limits.length > 0 ? t`только ${limits.map(({ title }) => title).join(', ')}` : '',
    is_blocked ? t`заблокирована` : '',
  ]
  return (
    <Box component="li" py={8} style={{ borderTop: '1px solid var(--house-line)' }}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <div>
          {person_id === null ? (
            full_name
          ) : (
            <LinkAnchor to="/users/$id" params={{ id: String(person_id) }}>
              {full_name}
            </LinkAnchor>
          )}
          <Text size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        {mayTake ? (
          <Button
            variant="default"
            size="xs"
            loading={isBusy}
            aria-label={t`Забрать роль: ${full_name}`}
            onClick={() => void take(id, role.id, { person: full_name, role: role.title, limits })}
          >
            <Trans>Забрать</Trans>
          </Button>
        ) : null}
      </Group>
    </Box>
  )
}
