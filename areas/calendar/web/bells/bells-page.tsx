import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isoDate } from '#platform/contract/wire.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Answer, Button, Empty, LinkButton, PageFrame, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { createBells, listBells } from '../../contract/bells.ts'
import { createYear } from '../../contract/years.ts'
import { useLiveCalendar } from '../use-live-calendar.ts'
import { useStudyYear } from '../use-study-year.ts'
import { BellDays } from './bell-days.tsx'
import { BellPanel } from './bell-panel.tsx'
import type { OpenBells } from './bell-dialog.tsx'
import { freeTitle } from './free-title.ts'
import { InForce } from './in-force.tsx'
import { ShiftDay } from './shift-day.tsx'
import { usePattern } from './use-pattern.ts'

const BellDialog = lazyPart(async () => (await import('./bell-dialog.tsx')).BellDialog)
const Address = z.object({ date: z.optional(isoDate) })

/** `/passport/schedule`: the bells of a study year, where they ring, and days with others. */
export function BellsPage() {
  const { t } = useLingui()
  const { year, isArchive, today } = useStudyYear()
  const [{ date = today }, change] = useUrlState(Address)
  const [opened, setOpened] = useState<OpenBells | null>(null)
  const mayChange = useAllowed(createBells) && year !== null && !isArchive
  useLiveCalendar()
  const bells = useQuery(query(listBells, { query: { date, ...(year === null ? {} : { year_id: String(year.id) }) } }))
  const own = bells.data?.items.filter(({ shifted_from }) => shifted_from === null) ?? []
  const usual = own.find(({ is_default }) => is_default) ?? null
  const pattern = usePattern(usual, bells.isSuccess && mayChange)
  const add = () => setOpened({ present: null, from: pattern.from, title: usual === null ? t`Основные` : '' })
  return (
    <PageFrame
      title={t`Звонки`}
      subtitle={t`Время уроков и перемен`}
      actions={
        mayChange ? (
          <>
            {usual === null || bells.data === undefined ? null : (
              <ShiftDay year={year} items={bells.data.items} days={bells.data.days} today={today} />
            )}
            <Button
              size="xs"
              leftSection={<IconPlus size={16} aria-hidden />}
              loading={bells.isLoading || pattern.isLoading}
              onClick={add}
            >
              <Trans>Добавить звонки</Trans>
            </Button>
          </>
        ) : null
      }
    >
      <Answer of={bells}>
        {({ items, days, in_force }) =>
          year === null ? (
            <NoYear />
          ) : items.length === 0 ? (
            <Empty
              title={<Trans>Звонков этого года пока нет</Trans>}
              hint={<Trans>По основным звонкам составляют расписание</Trans>}
              action={
                <Button loading={pattern.isLoading} onClick={add}>
                  <Trans>Задать основные звонки</Trans>
                </Button>
              }
              by={{
                may: mayChange,
                who: isArchive ? (
                  <Trans>Год окончен: его звонки не меняют</Trans>
                ) : (
                  <Trans>Звонки задаёт заместитель директора или администратор расписания</Trans>
                ),
              }}
            />
          ) : (
            <Stack gap="md">
              {own.map((one) => (
                <BellPanel
                  key={one.id}
                  bells={one}
                  onOpen={mayChange ? () => setOpened({ present: one, from: null, title: '' }) : null}
                  onCopy={
                    mayChange
                      ? () => setOpened({ present: null, from: one, title: freeTitle(t`${one.title}, копия`, own) })
                      : null
                  }
                />
              ))}
              <BellDays year={year} items={items} days={days} today={today} mayChange={mayChange} />
              <InForce items={items} inForce={in_force} date={date} onDate={(to) => change({ date: to })} />
            </Stack>
          )
        }
      </Answer>
      {opened === null || year === null ? null : (
        <BellDialog yearId={year.id} opened={opened} usual={usual} onClose={() => setOpened(null)} />
      )}
    </PageFrame>
  )
}

/** Bells belong to a year: it comes first. */
function NoYear() {
  return (
    <Empty
      title={<Trans>Учебных годов пока нет</Trans>}
      hint={<Trans>Звонки задают для учебного года: сначала заведите его</Trans>}
      action={
        <LinkButton to="/passport/calendar">
          <Trans>К учебным годам</Trans>
        </LinkButton>
      }
      by={{
        may: useAllowed(createYear),
        who: <Trans>Учебный год заводит заместитель директора или администратор школы</Trans>,
      }}
    />
  )
}
