import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Loading, PageFrame, Panel, Progress, Stack, Text } from '#platform/web/ui/index.ts'
import { readReadiness, type Readiness } from '../contract/readiness.ts'
import { isReady } from '../rules/state.ts'
import { LinkPanel } from './link-panel.tsx'

/** `/managing`: what is ready for the year and what is missing, each with the way to where it is repaired. */
export function ReadinessPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const asked = year ? { year_id: String(year.id) } : {}
  const readiness = useQuery(query(readReadiness, { query: asked }))
  return (
    <PageFrame
      title={<Trans>Готовность года</Trans>}
      subtitle={year ? <Trans>{studyYearTitle(year)}: от классов до расписания</Trans> : null}
    >
      <Answer of={readiness} loading={<Loading lines={10} />}>
        {({ links }) =>
          links.length === 0 ? (
            <Panel>
              <Empty title={t`Проверять пока нечего`} hint={t`Заведите учебный год в календаре`} />
            </Panel>
          ) : (
            <Stack gap="md">
              <Summary links={links} />
              {links.map(({ link, checks }) => (
                <LinkPanel key={link} link={link} checks={checks} />
              ))}
            </Stack>
          )
        }
      </Answer>
    </PageFrame>
  )
}

/** What of the needed things is done, in one line. */
function Summary({ links }: Readiness) {
  const { t } = useLingui()
  const needed = links.flatMap(({ checks }) => checks).filter(({ is_needed }) => is_needed)
  const done = needed.filter(isReady).length
  const isAll = done === needed.length
  return (
    <Panel>
      <Text fw={600}>{isAll ? t`Год готов к работе` : t`Готово ${done} из ${needed.length} обязательных шагов`}</Text>
      <Progress
        value={needed.length === 0 ? 0 : (100 * done) / needed.length}
        color={isAll ? 'green' : 'sky'}
        aria-label={t`Обязательные шаги`}
        my="xs"
      />
      <Text size="sm" c="dimmed">
        <Trans>
          Обязательное нужно до первого урока, остальное — советы. Расписание можно опубликовать и раньше: группы без
          учителя в нём останутся без него, а черновик с накладками не опубликуется.
        </Trans>
      </Text>
    </Panel>
  )
}
