import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import type { ReactNode } from 'react'
import { changeClass } from '#areas/classes/contract/class-of-student.ts'
import { ClassButton } from '#areas/classes/web/index.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Empty, LinkButton, Panel, SimpleGrid, Stack } from '#platform/web/ui/index.ts'
import { readStudies, type Studies, type StudyResults } from '../../contract/studies.ts'
import { ClassesPanel } from './classes-panel.tsx'
import { CoursesPanel } from './courses-panel.tsx'
import { GroupsPanel } from './groups-panel.tsx'
import { MissesPanel } from './misses-panel.tsx'

/** «Учёба»: how a student studies in the year of the address: results by course, misses, groups, classes of all years. */
export function StudiesTab({ studentId }: { studentId: number }) {
  const { year } = useStudyYear()
  const studies = useQuery(
    query(readStudies, {
      params: { id: String(studentId) },
      query: year === null ? {} : { year: String(year.id) },
    }),
  )
  return (
    <Answer of={studies}>
      {(shown) => <Shown studies={shown} studentId={studentId} onChanged={() => studies.refetch()} />}
    </Answer>
  )
}

interface ShownProps {
  studies: Studies
  studentId: number
  onChanged: () => unknown
}
function Shown({ studies: { results, groups, classes }, studentId, onChanged }: ShownProps) {
  const former = classes.find(({ is_current }) => is_current)?.title ?? null
  const change = <ClassButton studentId={studentId} former={former} onDone={onChanged} />
  return (
    <Stack gap="md">
      {former === null ? <NoClass action={change} /> : null}
      {results === undefined || (former === null && results.courses.length === 0) ? null : (
        <Results results={results} />
      )}
      <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        {groups.length > 0 ? <GroupsPanel groups={groups} /> : null}
        {classes.length > 0 ? <ClassesPanel classes={classes} action={former === null ? null : change} /> : null}
      </SimpleGrid>
    </Stack>
  )
}

/** A student who stands in no class today: what follows from it, and how it is put right. */
function NoClass({ action }: { action: ReactNode }) {
  return (
    <Panel>
      <Empty
        title={<Trans>Класс не назначен</Trans>}
        hint={<Trans>Без класса у ученика нет уроков, журнала и дневника.</Trans>}
        action={action}
        by={{
          may: useAllowed(changeClass),
          who: <Trans>Без класса у ученика нет уроков, журнала и дневника. Класс назначает учебная часть.</Trans>,
        }}
      />
    </Panel>
  )
}

function Results({ results: { courses, quarter_ids, misses, weeks } }: { results: StudyResults }) {
  if (courses.length === 0) return <NoCourses />
  return (
    <>
      <CoursesPanel courses={courses} quarterIds={quarter_ids} />
      <MissesPanel misses={misses} weeks={weeks} />
    </>
  )
}

function NoCourses() {
  return (
    <Empty
      title={<Trans>Предметов в этом году нет</Trans>}
      hint={<Trans>Предметы приходят с группами класса: проверьте, кого и чему в нём учат</Trans>}
      action={
        <LinkButton to="/managing/grouping">
          <Trans>К учебным группам</Trans>
        </LinkButton>
      }
      by={{
        may: useAllowed(changeClass),
        who: <Trans>Они появятся, когда учебная часть зачислит ученика в учебные группы.</Trans>,
      }}
    />
  )
}
