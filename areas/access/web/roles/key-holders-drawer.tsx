import { levelTitles } from '../../rules/rights-changes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Drawer, Empty, LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { findKeyHolders } from '../../contract/rights-matrix.ts'
import type { Permission } from '../../contract/permission-table.ts'

type Found = Output<typeof findKeyHolders>

/** «Кто имеет этот доступ»: people with the roles that give them the key. */
export function KeyHoldersDrawer({ permission, onClose }: { permission: Permission | null; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Drawer
      opened={permission !== null}
      onClose={onClose}
      position="right"
      size={680}
      title={t`Кто имеет этот доступ`}
      overlayProps={{ backgroundOpacity: 0.25 }}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {permission === null ? null : <HoldersOf permission={permission} />}
    </Drawer>
  )
}

function HoldersOf({ permission: { key, title, opens, opens_nothing } }: { permission: Permission }) {
  const holders = useQuery(query(findKeyHolders, { query: { key } }))
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {opens}
        </Text>
        {opens_nothing ? (
          <Text size="sm">
            <Trans>Пока ничего не открывает: этого раздела ещё нет</Trans>
          </Text>
        ) : null}
      </div>
      <Answer of={holders}>{(found) => <Found found={found} />}</Answer>
    </Stack>
  )
}

function Found({ found: { items, total, writers } }: { found: Found }) {
  const { t } = useLingui()
  const columns: Column<Found['items'][number]>[] = [
    {
      key: 'name',
      title: t`Человек`,
      render: ({ person_id, full_name }) =>
        person_id === null ? (
          full_name
        ) : (
          <LinkAnchor to="/users/$id" params={{ id: String(person_id) }}>
            {full_name}
          </LinkAnchor>
        ),
    },
    {
      key: 'level',
      title: t`Доступ`,
      render: ({ level, is_limited }) => (is_limited ? t`${levelTitles[level]}, в пределах` : levelTitles[level]),
    },
    { key: 'roles', title: t`Через роли`, render: ({ roles }) => roles.join(', ') },
  ]
  if (total === 0) return <Empty title={<Trans>Этого доступа нет ни у кого</Trans>} />
  return (
    <>
      <Text size="sm">
        <Trans>
          Всего: {total}, из них с правкой: {writers}
        </Trans>
        {total > items.length ? `. ${t`Показаны первые ${items.length}`}` : null}
      </Text>
      <CardTable
        label={t`Кто имеет этот доступ`}
        columns={columns}
        rows={items}
        rowKey={({ account_id }) => account_id}
      />
    </>
  )
}
