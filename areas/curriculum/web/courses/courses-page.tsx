import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { IconArrowMerge, IconPlus } from '#platform/web/icons/index.ts'
import { ImportButton, ImportWizard, useImportState } from '#platform/web/import/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ListView, RowDrawer, useList, useSelection } from '#platform/web/list/index.ts'
import { Button, Can, PageFrame } from '#platform/web/ui/index.ts'
import { assignCourses } from '../../contract/course-bulk.ts'
import { importCourses } from '../../contract/course-import.ts'
import { createCourse, exportCourses, listCourses } from '../../contract/courses.ts'
import { CourseBulk } from './course-bulk.tsx'
import { CourseCardPart } from './course-card.tsx'
import { CourseFilters } from './course-filters.tsx'
import { CourseRowCard } from './course-row-card.tsx'
import { useCourseColumns } from './use-course-columns.tsx'

const CourseDialog = lazyPart(async () => (await import('./course-dialog.tsx')).CourseDialog, null)
const MergersDialog = lazyPart(async () => (await import('./mergers-dialog.tsx')).MergersDialog, null)

/** `/managing/courses`: the catalogue of subjects, with what the year makes of them. */
export function CoursesPage() {
  const client = useQueryClient()
  const imported = useImportState()
  const mayImport = useAllowed(importCourses.stage)
  if (!imported.isOpen || !mayImport) return <Catalogue />
  return (
    <PageFrame title={<Trans>Предметы</Trans>}>
      <ImportWizard
        of={importCourses}
        state={imported}
        onDone={() => void client.invalidateQueries({ queryKey: keyOf(listCourses) })}
      />
    </PageFrame>
  )
}

function Catalogue() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const list = useList(listCourses, ofYear)
  const selection = useSelection(listCourses, list)
  const columns = useCourseColumns()
  const mayKeep = useAllowed(createCourse)
  const mayAssign = useAllowed(assignCourses)
  const [open, setOpen] = useState<'new' | 'mergers' | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button size="xs" h={30} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
      <Trans>Добавить предмет</Trans>
    </Button>
  )
  return (
    <PageFrame
      title={<Trans>Предметы</Trans>}
      actions={
        <>
          <Can use={assignCourses}>
            <Button
              size="xs"
              h={30}
              variant="default"
              leftSection={<IconArrowMerge size={16} aria-hidden />}
              onClick={() => setOpen('mergers')}
            >
              <Trans>Объединения</Trans>
            </Button>
          </Can>
          <ImportButton of={importCourses} />
          {mayKeep ? add : null}
        </>
      }
    >
      <ListView
        list={list}
        label={t`Предметы`}
        columns={columns}
        rowKey={({ id }) => id}
        renderCard={(course) => <CourseRowCard course={course} />}
        searchLabel={t`Название, краткое или казахское название`}
        name="courses"
        exported={exportCourses}
        bulk={mayAssign ? { selection, actions: <CourseBulk selection={selection} /> } : undefined}
        filters={<CourseFilters list={list} />}
        empty={{
          title: t`Предметов пока нет`,
          hint: t`Добавьте по одному, загрузите таблицей из Excel или перенесите вместе с расписанием из FET: на сервере школы выполните npm run import-timetable`,
          action: add,
          by: { may: mayKeep, who: t`Предметы ведёт заместитель директора или методист` },
        }}
      />
      <RowDrawer list={list} title={t`Предмет`}>
        {(id) => <CourseCardPart id={id} query={ofYear} onGone={() => list.open(null)} />}
      </RowDrawer>
      {open === 'new' ? <CourseDialog course={null} onClose={close} /> : null}
      {open === 'mergers' ? <MergersDialog onClose={close} /> : null}
    </PageFrame>
  )
}
