import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, query, reportAction, useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Answer, Button, Panel, PanelHead, SimpleGrid, Stack, Switch, Text } from '#platform/web/ui/index.ts'
import { listRoles, readRole } from '../../contract/roles.ts'
import { changeFactorRole, listFactorHolders, listFactorRoles, type FactorRole } from '../../contract/second-factor.ts'

/** Which roles must sign in by two steps. */
export function FactorRoles() {
  const roles = useQuery(query(listFactorRoles))
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Роли, которые обязаны</Trans>}>
          <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Свернуть</Trans> : <Trans>Изменить</Trans>}
          </Button>
        </PanelHead>
        <Answer of={roles}>
          {({ items }) =>
            isOpen ? (
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
                {items.map((role) => (
                  <RoleSwitch key={role.id} role={role} />
                ))}
              </SimpleGrid>
            ) : (
              <Text size="sm">
                {items
                  .filter(({ is_required }) => is_required)
                  .map(({ title }) => title)
                  .join(', ')}
              </Text>
            )
          }
        </Answer>
      </Stack>
    </Panel>
  )
}

function RoleSwitch({ role }: { role: FactorRole }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const mayChange = useAllowed(changeFactorRole)
  const change = useMutation({
    ...call(changeFactorRole),
    onError: reportAction,
    onSettled: () =>
      Promise.all(
        [listFactorRoles, listFactorHolders, listRoles, readRole].map((one) =>
          client.invalidateQueries({ queryKey: keyOf(one) }),
        ),
      ),
  })
  const { id, title, is_required, people, missing } = role
  const ask = async () => {
    const isSure = await dialog.confirm({
      message: is_required ? t`Больше не обязывать роль «${title}»?` : t`Обязать роль «${title}» входить в два шага?`,
      description: is_required
        ? t`Её людям хватит пароля. Кто уже включил второй шаг, у того он останется.`
        : t`Без второго шага сейчас: ${missing}. При следующем входе или продлении им откроется только его настройка.`,
      ok: is_required ? t`Не обязывать` : t`Обязать`,
    })
    if (isSure) change.mutate({ body: { role_id: id, is_required: !is_required, seen: is_required } })
  }
  return (
    <Switch
      checked={is_required}
      disabled={!mayChange || change.isPending}
      onChange={() => void ask()}
      label={title}
      description={t`людей: ${people}, без второго шага: ${missing}`}
    />
  )
}
