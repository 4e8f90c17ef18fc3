import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listFactorHolders } from '../../contract/second-factor.ts'

const state = 'lacks'

/** On the first page: who must sign in in two steps and does not yet. */
export function FactorCard() {
  const { t } = useLingui()
  const holders = useQuery(query(listFactorHolders, { query: { state, size: String(dutiesAtFirst) } }))
  return (
    <DutyCard
      title={t`Ещё без входа в два шага`}
      of={holders}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ id, full_name, roles }) => ({ id, title: full_name, hint: roles.join(', ') })),
      })}
      all={{ to: '/passport/second-factor', search: { state } }}
    />
  )
}
