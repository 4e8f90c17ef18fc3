import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ListView, RowDrawer, RowLink, useList } from '#platform/web/list/index.ts'
import {
  Button,
  Group,
  LinkButton,
  Loading,
  PageFrame,
  Stack,
  Tabs,
  TabStrip,
  Text,
  useUrlState,
} from '#platform/web/ui/index.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { createRole, listRoles, type RoleRow } from '../../../contract/roles.ts'
import { ExplainAddress } from '../explain-access/address.ts'
import { useRoleColumns } from './use-role-columns.tsx'

const ExplainSection = lazyPart(
  async () => (await import('../explain-access/explain-section.tsx')).ExplainSection,
  <Loading />,
)
const RoleCard = lazyPart(async () => (await import('./role-card.tsx')).RoleCard, <Loading />)
const RoleDialog = lazyPart(async () => (await import('./role-dialog.tsx')).RoleDialog)

/** `/passport/roles`: what roles there are, who holds them; and why somebody may do something, or may not. */
export function RolesPage() {
  const { t } = useLingui()
  const [{ section }, change] = useUrlState(ExplainAddress)
  const [isNew, setNew] = useState(false)
  const mayCreate = useAllowed(createRole)
  const seesRights = useAllowed(readRightsMatrix)
  const tabs = [
    { value: 'roles', title: t`Роли и люди` },
    { value: 'why', title: t`Почему есть доступ` },
  ]
  return (
    <PageFrame
      title={<Trans>Роли</Trans>}
      actions={
        <>
          {seesRights ? (
            <LinkButton to="/passport/roles/settings" variant="default">
              <Trans>Права ролей</Trans>
            </LinkButton>
          ) : null}
          {mayCreate && section === 'roles' ? (
            <Button onClick={() => setNew(true)}>
              <Trans>Создать роль</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Tabs value={section} onChange={(next) => change({ section: next === 'why' ? next : undefined })}>
        <TabStrip tabs={tabs} open={section} label={t`Разделы ролей`} />
        <Tabs.Panel value={section} pt="md">
          {section === 'why' ? <ExplainSection /> : <RolesList isNew={isNew} onNewClose={() => setNew(false)} />}
        </Tabs.Panel>
      </Tabs>
    </PageFrame>
  )
}

function RolesList({ isNew, onNewClose }: { isNew: boolean; onNewClose: () => void }) {
  const { t } = useLingui()
  const list = useList(listRoles)
  const columns = useRoleColumns()
  return (
    <Stack gap="md">
      <ListView
        list={list}
        label={t`Роли`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(role) => <RoleOnPhone role={role} />}
        searchLabel={t`Название или описание`}
        empty={{ title: t`Ролей нет`, hint: t`Роли появляются при установке школы` }}
      />
      <RowDrawer list={list} title={t`Роль`}>
        {(id) => <RoleCard key={id} id={id} onGone={() => list.open(null)} />}
      </RowDrawer>
      {isNew ? (
        <RoleDialog
          onClose={onNewClose}
          onSaved={({ id }) => {
            onNewClose()
            list.open(id)
          }}
        />
      ) : null}
    </Stack>
  )
}

function RoleOnPhone({ role: { id, title, description, people, is_own } }: { role: RoleRow }) {
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <RowLink id={id}>{title}</RowLink>
        <Text size="sm">{people}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {description}
        {is_own ? <Trans> · ваша</Trans> : null}
      </Text>
    </>
  )
}
