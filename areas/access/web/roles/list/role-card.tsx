import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, reportAction, request, useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Card, CardSection } from '#platform/web/list/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Button, LinkButton, Text } from '#platform/web/ui/index.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { changeRole, listRoles, readRole, removeRole, restoreRole, type RoleRow } from '../../../contract/roles.ts'
import { RoleHistory } from '../role-history.tsx'
import { useGrantedBy } from '../use-granted-by.ts'
import { GiveRole } from './give-role.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleHolders } from './role-holders.tsx'

/** A role beside the list: who holds it, to whom it is given, its history. */
export function RoleCard({ id, onGone }: { id: number; onGone: () => void }) {
  const role = useQuery(query(readRole, { params: { id: String(id) } }))
  return <Answer of={role}>{(found) => <Shown role={found} onGone={onGone} />}</Answer>
}

function Shown({ role, onGone }: { role: RoleRow; onGone: () => void }) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const mayChange = useAllowed(changeRole)
  const seesRights = useAllowed(readRightsMatrix)
  const remove = useRemove(role, onGone)
  const grantedBy = useGrantedBy()(role)
  return (
    <Card
      title={role.title}
      subtitle={role.description}
      links={
        <>
          {seesRights ? (
            <LinkButton to="/passport/roles/settings" search={{ roles: String(role.id) }} variant="default" size="xs">
              <Trans>Права роли</Trans>
            </LinkButton>
          ) : null}
          {mayChange ? (
            <Button variant="default" size="xs" onClick={() => setChanging(true)}>
              <Trans>Изменить</Trans>
            </Button>
          ) : null}
          {mayChange && !role.is_system ? (
            <Button variant="default" c="red" size="xs" onClick={remove}>
              <Trans>Удалить</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <CardSection title={<Trans>Кто выдаёт</Trans>}>
        <Text size="sm">{grantedBy}</Text>
      </CardSection>
      {mayChange && role.may_grant ? (
        <CardSection title={<Trans>Выдать роль</Trans>}>
          <GiveRole roleId={role.id} />
        </CardSection>
      ) : null}
      <CardSection
        title={t`Держат роль: ${role.people}`}
        empty={role.people === 0 ? t`Эту роль никто не держит` : null}
      >
        <RoleHolders role={role} />
      </CardSection>
      <CardSection title={<Trans>История</Trans>}>
        <RoleHistory roleId={role.id} />
      </CardSection>
      {isChanging ? (
        <RoleDialog role={role} onClose={() => setChanging(false)} onSaved={() => setChanging(false)} />
      ) : null}
    </Card>
  )
}

function useRemove({ id, title }: RoleRow, onGone: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  const readAgain = () => {
    for (const call of [listRoles, readRightsMatrix]) void client.invalidateQueries({ queryKey: keyOf(call) })
  }
  const bringBack = async () => {
    try {
      await request(restoreRole, { params: { id: String(id) } })
      notify.success(t`Роль «${title}» на месте`)
    } catch (error) {
      reportAction(error)
    } finally {
      readAgain()
    }
  }
  const act = async () => {
    const isSure = await dialog.confirm({
      message: t`Удалить роль «${title}»?`,
      description: t`Её название и права останутся в истории.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (!isSure) return
    try {
      await request(removeRole, { params: { id: String(id) } })
      onGone()
      readAgain()
      notify.undoable(t`Роль «${title}» удалена`, { label: t`Вернуть`, act: () => void bringBack() })
    } catch (error) {
      reportAction(error)
    }
  }
  return () => void act()
}
