import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction, useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Badge, Button, Group, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import { exportFactorHolders, listFactorHolders, resetFactor, type FactorHolder } from '../../contract/second-factor.ts'
import { FactorRoles } from './factor-roles.tsx'

/** `/passport/second-factor`: who signs in by two steps, who must and does not yet, and of which roles it is required. */
export function FactorHoldersPage() {
  const { t } = useLingui()
  const list = useList(listFactorHolders)
  return (
    <PageFrame title={<Trans>Вход в два шага</Trans>}>
      <FactorRoles />
      <ListView
        list={list}
        label={t`Люди и их второй шаг`}
        columns={useColumns()}
        rowKey={({ id }) => id}
        name="access.second_factor"
        exported={exportFactorHolders}
        renderCard={(holder) => <HolderCard holder={holder} />}
        searchLabel={t`Имя`}
        filters={
          <ListFilter
            list={list}
            name="state"
            all={t`Включён и нет`}
            data={[
              { value: 'lacks', label: t`Ещё не включили` },
              { value: 'has', label: t`Включён` },
            ]}
          />
        }
        empty={{ title: t`Никого`, hint: t`Здесь те, кто включил вход в два шага, и те, кого обязывает роль` }}
      />
    </PageFrame>
  )
}

const hasFactor = ({ has_totp, passkeys }: FactorHolder) => has_totp || passkeys > 0

function useColumns(): Column<FactorHolder>[] {
  const { t } = useLingui()
  return [
    { key: 'name', title: t`Человек`, sort: 'name', render: (holder) => <HolderName holder={holder} /> },
    { key: 'state', title: t`Второй шаг`, sort: 'state', width: 150, render: (holder) => <State holder={holder} /> },
    { key: 'ways', title: t`Чем`, inFile: ['app', 'keys', 'codes'], render: (holder) => <Ways holder={holder} /> },
    { key: 'roles', title: t`Обязывают роли`, maxWidth: 320, render: ({ roles }) => roles.join(', ') || '—' },
    { key: 'reset', title: t`Сброс`, width: 120, render: (holder) => <Reset holder={holder} /> },
  ]
}

function HolderName({ holder: { person_id, full_name } }: { holder: FactorHolder }) {
  if (person_id === null) return full_name
  return <LinkAnchor to={`/users/${person_id}?tab=access`}>{full_name}</LinkAnchor>
}

function State({ holder }: { holder: FactorHolder }) {
  return (
    <Badge variant="light" color={hasFactor(holder) ? 'teal' : 'orange'}>
      {hasFactor(holder) ? <Trans>Включён</Trans> : <Trans>Не включён</Trans>}
    </Badge>
  )
}

function Ways({ holder }: { holder: FactorHolder }) {
  const { t } = useLingui()
  const { has_totp, passkeys, codes_left } = holder
  if (!hasFactor(holder)) return '—'
  const ways = [has_totp ? t`приложение` : null, passkeys > 0 ? t`ключей: ${passkeys}` : null, t`кодов: ${codes_left}`]
  return ways.filter(Boolean).join(', ')
}

function Reset({ holder }: { holder: FactorHolder }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const mayReset = useAllowed(resetFactor)
  const reset = useMutation({
    ...call(resetFactor),
    onError: reportAction,
    onSuccess: () => notify.success(t`Вход в два шага сброшен`),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listFactorHolders) }),
  })
  if (!mayReset || !hasFactor(holder)) return null
  const ask = async () => {
    const isSure = await dialog.confirm({
      message: t`Сбросить вход в два шага? ${holder.full_name}`,
      description: t`Приложение, ключи и коды перестанут действовать, все входы завершатся. Человек узнает об этом.`,
      ok: t`Сбросить`,
      isDangerous: true,
    })
    if (isSure) reset.mutate({ params: { id: String(holder.id) } })
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={reset.isPending}
      aria-label={t`Сбросить вход в два шага: ${holder.full_name}`}
      onClick={() => void ask()}
    >
      <Trans>Сбросить</Trans>
    </Button>
  )
}

function HolderCard({ holder }: { holder: FactorHolder }) {
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <HolderName holder={holder} />
        <State holder={holder} />
      </Group>
      <Text size="sm" c="dimmed">
        {holder.roles.join(', ')}
      </Text>
      <Reset holder={holder} />
    </>
  )
}
