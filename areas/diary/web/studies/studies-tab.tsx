import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, SimpleGrid, Stack } from '#platform/web/ui/index.ts'
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
  return <Answer of={studies}>{(shown) => <Shown studies={shown} />}</Answer>
}

function Shown({ studies: { results, groups, classes } }: { studies: Studies }) {
  return (
    <Stack gap="md">
      {results === undefined ? null : <Results results={results} />}
      <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        {groups.length > 0 ? <GroupsPanel groups={groups} /> : null}
        <ClassesPanel classes={classes} />
      </SimpleGrid>
    </Stack>
  )
}

function Results({ results: { courses, quarter_ids, misses, weeks } }: { results: StudyResults }) {
  if (courses.length === 0)
    return (
      <Empty
        title={<Trans>Предметов в этом году нет</Trans>}
        hint={<Trans>Они появятся, когда ученика зачислят в учебные группы.</Trans>}
      />
    )
  return (
    <>
      <CoursesPanel courses={courses} quarterIds={quarter_ids} />
      <MissesPanel misses={misses} weeks={weeks} />
    </>
  )
}
