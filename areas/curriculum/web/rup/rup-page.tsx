import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconFileSpreadsheet, IconPrinter } from '#platform/web/icons/index.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { SearchField } from '#platform/web/list/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Answer, Box, Button, Empty, Group, Loading, PageFrame, Panel, useUrlState } from '#platform/web/ui/index.ts'
import { keepsPlan } from '../../contract/access.ts'
import { exportRup, readRup } from '../../contract/rup.ts'
import { CathedraFilter } from '../cathedra-filter.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { RupMatrix } from './rup-matrix.tsx'
import classes from './rup.module.css'

/** `/managing/rup`: the school's plan of the year, courses × parallels. */
export function RupPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const [{ search, cathedra_id }, change] = useUrlState(readRup.query)
  const requested = {
    ...(year && { year_id: String(year.id) }),
    ...(search && { search }),
    ...(cathedra_id !== undefined && { cathedra_id: String(cathedra_id) }),
  }
  const rup = useQuery({ ...query(readRup, { query: requested }), placeholderData: keepPreviousData })
  const { take, isTaking } = useSaveFile(exportRup)
  const mayKeep = useAllowed({ access: keepsPlan })
  // who keeps the plan has all of it at hand, and sees what was searched for
  const whole = useQuery({
    ...query(readRup, { query: year ? { year_id: String(year.id) } : {} }),
    enabled: rup.data?.may_change === true,
  })
  const isNarrowed = Boolean(search) || cathedra_id !== undefined
  const years = year && `${year.date_start.slice(0, 4)}–${year.date_end.slice(0, 4)}`
  return (
    <PageFrame
      title={<Trans>Рабочий учебный план</Trans>}
      subtitle={years && <Trans>{years} учебный год, часов в неделю</Trans>}
      actions={
        rup.data &&
        rup.data.lines.length > 0 && (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              aria-label={t`Скачать план в XLSX`}
              className={classes['noPrint']}
              loading={isTaking}
              onClick={() => take({ query: requested })}
            >
              XLSX
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} />}
              className={classes['noPrint']}
              onClick={() => window.print()}
            >
              <Trans>Напечатать</Trans>
            </Button>
          </Group>
        )
      }
    >
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
            plan.may_change && whole.data && year ? (
              <>
                <Box className={classes['onScreen']}>
                  <PlanEditor
                    key={year.id}
                    yearId={year.id}
                    plan={whole.data}
                    shown={isNarrowed ? new Set(plan.lines.map(({ course }) => course.id)) : null}
                  />
                </Box>
                <Box className={classes['onPaper']}>
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
    </PageFrame>
  )
}
