import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { Answer, Box, Empty, Group, Loading, Panel, useUrlState } from '#platform/web/ui/index.ts'
import { keepsPlan } from '../../contract/access.ts'
import { readRup } from '../../contract/rup.ts'
import { CathedraFilter } from '../cathedra-filter.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { RupMatrix } from './rup-matrix.tsx'
import { requestOf } from './request-of.ts'
import { RupAddress } from './address.ts'
import classes from './rup.module.css'

/** The plan of a year: a spreadsheet for who keeps it, a table for all others. */
export function PlanView({ yearId }: { yearId: number | null }) {
  const { t } = useLingui()
  const [{ search, cathedra_id }, change] = useUrlState(RupAddress)
  const rup = useQuery({
    ...query(readRup, { query: requestOf(yearId, { search, cathedra_id }) }),
    placeholderData: keepPreviousData,
  })
  const mayKeep = useAllowed({ access: keepsPlan })
  // who keeps the plan has all of it at hand, and sees what was searched for
  const whole = useQuery({
    ...query(readRup, { query: requestOf(yearId, {}) }),
    enabled: rup.data?.may_change === true,
  })
  const isNarrowed = Boolean(search) || cathedra_id !== undefined
  return (
    <Panel p={0}>
      <Group component="search" gap="xs" p="xs" className={classes['noPrint']}>
        <SearchField
          label={t`Предмет`}
          value={search ?? ''}
          onChange={(typed) => change({ search: typed }, { replace: true })}
        />
        <CathedraFilter list={{ filters: { cathedra_id }, change }} />
      </Group>
      <Answer of={rup} loading={<Loading lines={16} height={22} />}>
        {(plan) =>
          plan.may_change && whole.data && yearId !== null ? (
            <>
              <Box data-print="never">
                <PlanEditor
                  key={yearId}
                  yearId={yearId}
                  plan={whole.data}
                  shown={isNarrowed ? new Set(plan.lines.map(({ course }) => course.id)) : null}
                />
              </Box>
              <Box data-print="only">
                <RupMatrix rup={plan} isNarrowed={isNarrowed} />
              </Box>
            </>
          ) : plan.lines.length > 0 ? (
            <RupMatrix rup={plan} isNarrowed={isNarrowed} />
          ) : isNarrowed ? (
            <Empty title={t`Ничего не найдено`} hint={t`Измените поиск или фильтры`} />
          ) : (
            <Empty
              title={t`Плана на этот год пока нет`}
              hint={t`План составляет учебная часть: здесь появятся предметы и часы по параллелям`}
              by={{ may: mayKeep, who: t`План составляет учебная часть` }}
            />
          )
        }
      </Answer>
    </Panel>
  )
}
