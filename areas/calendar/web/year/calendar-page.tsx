import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendarDown, IconPlus, IconPrinter } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Answer, Button, Can, Empty, PageFrame, Stack, Tabs, TabStrip, useUrlState } from '#platform/web/ui/index.ts'
import { createEntry, listCalendar } from '../../contract/entries.ts'
import { changeYear, createYear, exportYear, readYearHistory, type StudyYear } from '../../contract/years.ts'
import { calendarWarnings } from '../../rules/calendar-warnings.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { useLiveCalendar } from '../use-live-calendar.ts'
import { Failed } from '#platform/web/ui/failed.tsx'
import { useStudyYear } from '../use-study-year.ts'
import { Warnings } from '../warnings.tsx'
import { EntryList } from './entry-list.tsx'
import { ProjectionBanner } from './projection-banner.tsx'
import { YearView } from './year-view.tsx'

const EntryDialog = lazyPart(async () => (await import('../entry/entry-dialog.tsx')).EntryDialog)
const ChangeYearDialog = lazyPart(async () => (await import('./change-year-dialog.tsx')).ChangeYearDialog)
const YearDialog = lazyPart(async () => (await import('./year-dialog.tsx')).YearDialog)
const YearHistory = lazyPart(async () => (await import('./year-history.tsx')).YearHistory)

const views = ['year', 'list', 'history'] as const
const Address = z.object({ view: z._default(z.enum(views), 'year') })

/** `/passport/calendar`: a study year as months and as a list. */
export function CalendarPage() {
  const { t } = useLingui()
  const { year, years, today, isArchive, failure } = useStudyYear()
  const [opened, setOpened] = useState<'new' | 'present' | null>(null)
  useLiveCalendar()
  const { take, isTaking } = useSaveFile(exportYear)
  const mayCreate = useAllowed(createYear)
  const actions = (
    <>
      {year === null ? null : (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCalendarDown size={16} aria-hidden />}
            loading={isTaking}
            onClick={() => take({ params: { id: String(year.id) } })}
          >
            iCal
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            <Trans>Печать</Trans>
          </Button>
        </>
      )}
      {year === null ? null : (
        <Can use={changeYear}>
          <Button size="xs" variant="default" onClick={() => setOpened('present')}>
            <Trans>Даты года</Trans>
          </Button>
        </Can>
      )}
      <Can use={createYear}>
        <Button size="xs" variant="default" onClick={() => setOpened('new')}>
          <Trans>Новый год</Trans>
        </Button>
      </Can>
    </>
  )
  return (
    <PageFrame title={t`Календарь`} subtitle={year === null ? undefined : studyYearTitle(year)} actions={actions}>
      {failure ? (
        <Failed error={failure.error} onRetry={failure.retry} />
      ) : year === null ? (
        <Empty
          title={<Trans>Учебных годов пока нет</Trans>}
          hint={<Trans>Четверти и каникулы заполнятся по образцу приказов</Trans>}
          action={
            <Button onClick={() => setOpened('new')}>
              <Trans>Завести учебный год</Trans>
            </Button>
          }
          by={{
            may: mayCreate,
            who: <Trans>Учебный год заводит заместитель директора или администратор школы</Trans>,
          }}
        />
      ) : (
        <YearOf key={year.id} year={year} />
      )}
      {opened === 'new' ? <YearDialog years={years} today={today} onClose={() => setOpened(null)} /> : null}
      {opened === 'present' && year !== null ? (
        <ChangeYearDialog year={year} isOver={isArchive} onClose={() => setOpened(null)} />
      ) : null}
    </PageFrame>
  )
}

function YearOf({ year }: { year: StudyYear }) {
  const { t } = useLingui()
  const { isArchive, today } = useStudyYear()
  const [{ view }, change] = useUrlState(Address)
  const [opened, setOpened] = useState<OpenEntry | null>(null)
  const mayChange = useAllowed(createEntry) && !isArchive
  const maySeeHistory = useAllowed(readYearHistory)
  const calendar = useQuery(query(listCalendar, { query: { year_id: String(year.id) } }))
  const add = () => setOpened({ present: null, start_date: firstDay, end_date: firstDay })
  const firstDay = today >= year.date_start && today <= year.date_end ? today : year.date_start
  const tabs = [
    { value: 'year', title: t`Год` },
    { value: 'list', title: t`Список` },
    ...(maySeeHistory ? [{ value: 'history', title: t`История` }] : []),
  ]
  return (
    <Stack gap="md">
      <ProjectionBanner year={year} />
      <Tabs value={view} onChange={(chosen) => change({ view: chosen, page: undefined } as { view: unknown })}>
        <TabStrip tabs={tabs} open={view} mb="md" />
        <Tabs.Panel value={view}>
          {mayChange && view !== 'history' ? (
            <Button size="xs" mb="md" data-print="never" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
              <Trans>Добавить</Trans>
            </Button>
          ) : null}
          {view === 'history' ? (
            <YearHistory yearId={year.id} />
          ) : (
            <Answer of={calendar}>
              {({ items }) => (
                <Stack gap="md">
                  {mayChange ? <Warnings sentences={calendarWarnings(items)} /> : null}
                  {view === 'year' ? (
                    <YearView year={year} entries={items} today={today} onOpen={mayChange ? setOpened : null} />
                  ) : (
                    <EntryList
                      entries={items}
                      isArchive={isArchive}
                      onOpen={mayChange ? setOpened : null}
                      onAdd={add}
                    />
                  )}
                </Stack>
              )}
            </Answer>
          )}
        </Tabs.Panel>
      </Tabs>
      {opened === null ? null : (
        <EntryDialog year={year} entries={calendar.data?.items ?? []} opened={opened} onClose={() => setOpened(null)} />
      )}
    </Stack>
  )
}
