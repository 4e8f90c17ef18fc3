import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Select, Stack } from '#platform/web/ui/index.ts'
import { readAccountRoles, type RoleLimits } from '../../../contract/account-roles.ts'
import { findAccounts } from '../../../contract/roles.ts'
import { LimitsField } from '../limits-field.tsx'
import { useRoleActions } from '../use-role-actions.ts'

/** Finds a person and gives them the role, for the whole school or within limits. */
export function GiveRole({ roleId }: { roleId: number }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [account, setAccount] = useState<string | null>(null)
  const [limits, setLimits] = useState<Pick<RoleLimits[number], 'kind' | 'id'>[]>([])
  const { give, isBusy } = useRoleActions()
  const [search] = useDebouncedValue(typed.trim(), 300)
  const found = useQuery({
    ...query(findAccounts, { query: { search, without: String(roleId) } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery({
    ...query(readAccountRoles, { params: { id: account ?? '0' } }),
    enabled: account !== null,
  })
  const act = async () => {
    if (account === null || !(await give(Number(account), roleId, limits))) return
    setAccount(null)
    setTyped('')
    setLimits([])
  }
  return (
    <Stack gap="xs">
      <Select
        label={t`Человек`}
        placeholder={t`Начните набирать имя`}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Убрать человека` }}
        searchValue={typed}
        onSearchChange={setTyped}
        filter={({ options }) => options}
        nothingFoundMessage={search.length > 1 ? t`Никого не нашлось` : t`Наберите имя`}
        data={(found.data?.items ?? []).map(({ id, full_name, roles }) => ({
          value: String(id),
          label: roles.length > 0 ? `${full_name} (${roles.join(', ')})` : full_name,
        }))}
        value={account}
        onChange={setAccount}
      />
      {account !== null && chosen.data ? (
        <LimitsField targets={chosen.data.targets} value={limits} onChange={setLimits} />
      ) : null}
      <FormFoot
        action={<Trans>Выдать</Trans>}
        onAction={() => void act()}
        isSending={isBusy}
        isDisabled={account === null}
      />
    </Stack>
  )
}
