import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { displayDate, isCalendarDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Answer, Button, Group, PageFrame, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readIssue, readTariff } from '../contract/tariff.ts'
import { TariffAddress } from './address.ts'
import { Comparison } from './comparison.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { IssuesPanel } from './issues-panel.tsx'
import { NotebooksDialog } from './notebooks-dialog.tsx'
import { TariffFiles } from './tariff-files.tsx'
import { TariffTable } from './tariff-table.tsx'

/** `/managing/tariff`: the list of a day, those that were issued, and what has changed since. */
export function TariffPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const [{ date, issue, compare }, change] = useUrlState(TariffAddress)
  const [typed, setTyped] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'issue' | 'notebooks' | null>(null)
  const ofYear = year === null ? {} : { year_id: String(year.id) }
  const ofDay = { ...ofYear, ...(date !== undefined && { date }) }
  const tariff = useQuery({ ...query(readTariff, { query: ofDay }), placeholderData: keepPreviousData })
  const setDay = (day: string) => {
    setTyped(day)
    if (isCalendarDate(day)) change({ date: day, issue: null })
  }
  const mayEdit = tariff.data?.may_edit === true
  const day = tariff.data?.as_of ?? date
  return (
    <PageFrame
      title={<Trans>Тарификация</Trans>}
      subtitle={issue === undefined && day !== undefined ? t`на ${displayDate(day)}` : undefined}
      actions={
        <>
          <TariffFiles of={issue === undefined ? ofDay : { issue_id: String(issue) }} />
          {mayEdit ? (
            <>
              <Button variant="default" size="xs" onClick={() => setDialog('notebooks')}>
                <Trans>Тетради…</Trans>
              </Button>
              <Button size="xs" onClick={() => setDialog('issue')}>
                <Trans>Выпустить…</Trans>
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <Stack gap="sm">
        <IssuesPanel ofYear={ofYear} />
        <Group gap="xs" data-print="never">
          <DateField
            label={t`На какой день`}
            w={180}
            min={tariff.data?.year.from}
            max={tariff.data?.year.to}
            value={typed ?? day ?? ''}
            onChange={setDay}
            onBlur={() => setTyped(null)}
          />
        </Group>
        {compare === undefined ? null : <Comparison issue={compare} date={date} />}
        {issue === undefined ? (
          <Answer of={tariff}>{(shown) => <TariffTable {...shown} />}</Answer>
        ) : (
          <IssuedTariff id={issue} />
        )}
      </Stack>
      {dialog === 'issue' && day !== undefined ? <IssueDialog date={day} onClose={() => setDialog(null)} /> : null}
      {dialog === 'notebooks' && tariff.data ? (
        <NotebooksDialog chosen={tariff.data.notebook_courses} onClose={() => setDialog(null)} />
      ) : null}
    </PageFrame>
  )
}

function IssuedTariff({ id }: { id: number }) {
  const issue = useQuery(query(readIssue, { params: { id: String(id) } }))
  return <Answer of={issue}>{(issued) => <TariffTable {...issued} />}</Answer>
}
