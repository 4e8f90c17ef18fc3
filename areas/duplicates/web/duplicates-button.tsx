import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconUsersGroup } from '#platform/web/icons/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Button, useUrlState } from '#platform/web/ui/index.ts'
import { listDuplicates } from '../contract/pairs.ts'
import { DuplicatesAddress, withoutList } from './duplicates-address.ts'
import { useMaintainsEverybody } from './use-maintains-everybody.ts'

/** How many pairs of records look alike, and the way to them and to what was merged. */
export function DuplicatesButton() {
  const [, change] = useUrlState(DuplicatesAddress)
  const maintains = useMaintainsEverybody()
  const found = useQuery({
    ...query(listDuplicates, { query: { size: '1' } }),
    enabled: maintains,
    staleTime: 5 * 60_000,
    retry: false,
  })
  const total = found.data?.total ?? 0
  if (!maintains || !found.isSuccess) return null
  return (
    <Button
      variant="default"
      size="xs"
      h={30}
      leftSection={<IconUsersGroup size={16} aria-hidden />}
      onClick={() => change({ ...withoutList, duplicates: true })}
    >
      <Trans>Похожие записи: {total}</Trans>
    </Button>
  )
}
