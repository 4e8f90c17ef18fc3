import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, LinkAnchor, PageFrame, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { readAvailability } from '../../contract/availability.ts'
import {
  copyAvailability,
  dropAvailabilityCopy,
  exportAvailability,
  listAvailability,
  type TeacherAvailability,
} from '../../contract/list.ts'

const dayOf = (day: number | null) => (day === null ? null : weekdayTitles[weekdays[day] ?? 'mon'].long)

function Who({ of: { id, full_name } }: { of: TeacherAvailability }) {
  return (
    <LinkAnchor to="/users/$id" params={{ id: String(id) }} search={{ tab: 'availability' }}>
      {full_name}
    </LinkAnchor>
  )
}

/** Brings what stood last year to whoever has nothing in this one; the notice takes it back. */
function CopyButton({ yearId }: { yearId: number }) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const { act } = useActions([listAvailability, readAvailability])
  const copy = async () => {
    setSending(true)
    const done = await act(copyAvailability, { body: { year_id: yearId } })
    setSending(false)
    if (done === null) return
    if (done.ids.length === 0) return notify.info(t`Переносить нечего: в прошлом году пусто или уже всё отмечено`)
    notify.undoable(t`Перенесено учителей: ${done.ids.length}`, {
      label: t`Отменить`,
      act: () => void act(dropAvailabilityCopy, { body: { year_id: yearId, ids: done.ids } }),
    })
  }
  return (
    <Button variant="default" loading={isSending} onClick={() => void copy()}>
      <Trans>Перенести с прошлого года</Trans>
    </Button>
  )
}

/** `/managing/availability`: who cannot have lessons when, in the year of the page. */
export function AvailabilityPage() {
  const { t } = useLingui()
  const { year } = useStudyYear()
  const mayCopy = useAllowed(copyAvailability)
  const list = useList(listAvailability, year === null ? {} : { year_id: String(year.id) })
  const columns: Column<TeacherAvailability>[] = [
    { key: 'name', title: t`Учитель`, sort: 'name', render: (one) => <Who of={one} /> },
    { key: 'positions', title: t`Должность`, maxWidth: 220, render: ({ positions }) => positions ?? '—' },
    {
      key: 'methodical_day',
      title: t`Методический день`,
      sort: 'methodical_day',
      group: ({ methodical_day }) => dayOf(methodical_day) ?? '—',
      render: ({ methodical_day }) => dayOf(methodical_day) ?? '—',
    },
    { key: 'closed', title: t`Недоступен, ч`, sort: 'closed', align: 'right', render: ({ closed }) => closed || '—' },
    {
      key: 'unwanted',
      title: t`Нежелательно, ч`,
      sort: 'unwanted',
      align: 'right',
      render: ({ unwanted }) => unwanted || '—',
    },
    { key: 'building', title: t`Здание`, render: ({ building }) => building ?? '—' },
    { key: 'note', title: t`Примечание`, maxWidth: 320, render: ({ note }) => note ?? '—' },
  ]
  return (
    <PageFrame
      title={<Trans>Доступность учителей</Trans>}
      actions={mayCopy && year !== null ? <CopyButton yearId={year.id} /> : null}
    >
      <ListView
        list={list}
        label={t`Доступность учителей`}
        columns={columns}
        rowKey={({ id }) => id}
        name="availability.teachers"
        exported={exportAvailability}
        renderCard={(one) => (
          <>
            <Who of={one} />
            <Text size="sm">
              {one.methodical_day === null ? null : <Trans>Методический день: {dayOf(one.methodical_day)}</Trans>}
            </Text>
            <Text size="sm" c="dimmed">
              <Trans>
                Недоступен {one.closed} ч, нежелательно {one.unwanted} ч
              </Trans>
            </Text>
          </>
        )}
        searchLabel={t`Имя`}
        filters={
          <ListFilter
            list={list}
            name="marked"
            all={t`Все учителя`}
            data={[
              { value: 'yes', label: t`С отметками` },
              { value: 'no', label: t`Без отметок` },
            ]}
          />
        }
        empty={{
          title: t`Никого не нашлось`,
          hint: t`Часы отмечают в карточке учителя, на вкладке «Доступность»`,
        }}
      />
    </PageFrame>
  )
}
