import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { ListView, RowDrawer, RowLink, useList } from '#platform/web/list/index.ts'
import { Button, Group, LinkButton, PageFrame, Text } from '#platform/web/ui/index.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { createRole, listRoles, type RoleRow } from '../../../contract/roles.ts'
import { RoleCard } from './role-card.tsx'
import { RoleForm } from './role-form.tsx'
import { useRoleColumns } from './use-role-columns.tsx'

/** `/passport/roles`: what roles there are, who holds them. */
export function RolesPage() {
  const { t } = useLingui()
  const list = useList(listRoles)
  const columns = useRoleColumns()
  const [isNew, setNew] = useState(false)
  const mayCreate = useAllowed(createRole)
  const seesRights = useAllowed(readRightsMatrix)
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
          {mayCreate ? (
            <Button onClick={() => setNew(true)}>
              <Trans>Создать роль</Trans>
            </Button>
          ) : null}
        </>
      }
    >
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
        <RoleForm
          onClose={() => setNew(false)}
          onSaved={({ id }) => {
            setNew(false)
            list.open(id)
          }}
        />
      ) : null}
    </PageFrame>
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
