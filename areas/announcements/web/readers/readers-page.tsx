import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListFilter, ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Badge, Empty, LinkButton, PageFrame, Stack, Text } from '#platform/web/ui/index.ts'
import { readAnnouncement } from '../../contract/announcements.ts'
import { readAudienceChoices } from '../../contract/audience.ts'
import { exportAnnouncementReaders, listAnnouncementReaders, type AnnouncementReader } from '../../contract/readers.ts'

/** `/announcements/readers`: who has read an announcement and who has not, by class and unit. */
export function ReadersPage() {
  const { t } = useLingui()
  const list = useList(listAnnouncementReaders)
  const id = list.filters['announcement_id']
  if (typeof id !== 'number')
    return (
      <PageFrame title={<Trans>Кто прочитал объявление</Trans>}>
        <Empty
          title={<Trans>Объявление не выбрано</Trans>}
          hint={<Trans>Откройте своё объявление и нажмите «Кто прочитал».</Trans>}
          action={
            <LinkButton to="/announcements" variant="default">
              <Trans>К объявлениям</Trans>
            </LinkButton>
          }
        />
      </PageFrame>
    )
  return (
    <PageFrame title={<Trans>Кто прочитал объявление</Trans>} subtitle={<TitleOf id={id} />}>
      <ListView
        list={list}
        label={t`Кто прочитал объявление`}
        columns={useReaderColumns()}
        rowKey={(reader) => reader.id}
        name="announcements.readers"
        exported={exportAnnouncementReaders}
        searchLabel={t`Имя`}
        renderCard={(reader) => (
          <Stack gap={2}>
            <Text size="sm" fw={500}>
              {reader.full_name}
            </Text>
            <Text size="xs" c="dimmed">
              {reader.places}
            </Text>
            <ReadState reader={reader} />
          </Stack>
        )}
        filters={<ReaderFilters list={list} />}
        empty={{ title: t`Здесь никого нет`, hint: t`Объявление никому не адресовано или фильтр слишком узок` }}
      />
    </PageFrame>
  )
}

function TitleOf({ id }: { id: number }) {
  const { data } = useQuery(query(readAnnouncement, { params: { id: String(id) } }))
  return data?.title ?? ''
}

function ReadState({ reader: { read_at, acknowledged_at, has_account } }: { reader: AnnouncementReader }) {
  if (acknowledged_at !== null)
    return (
      <Badge variant="light" color="teal">
        <Trans>Ознакомлен {displayMoment(acknowledged_at)}</Trans>
      </Badge>
    )
  if (read_at !== null)
    return (
      <Badge variant="light" color="blue">
        <Trans>Открыл {displayMoment(read_at)}</Trans>
      </Badge>
    )
  return (
    <Badge variant="light" color={has_account ? 'orange' : 'gray'}>
      {has_account ? <Trans>Не открывал</Trans> : <Trans>Нет входа в программу</Trans>}
    </Badge>
  )
}

function useReaderColumns(): Column<AnnouncementReader>[] {
  const { t } = useLingui()
  const sides = { staff: t`сотрудник`, students: t`ученик`, families: t`родитель` }
  return [
    { key: 'name', title: t`ФИО`, sort: 'name', maxWidth: 300, render: ({ full_name }) => full_name },
    { key: 'side', title: t`Кто это`, width: 150, render: (one) => one.sides.map((side) => sides[side]).join(', ') },
    { key: 'places', title: t`Класс или подразделение`, maxWidth: 260, render: ({ places }) => places ?? '—' },
    {
      key: 'read',
      title: t`Прочитал`,
      sort: 'read',
      width: 240,
      inFile: ['read', 'acknowledged'],
      render: (reader) => <ReadState reader={reader} />,
    },
  ]
}

const asChoices = (items: readonly { id: number; title: string }[] = []) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }))

function ReaderFilters({ list }: { list: ReturnType<typeof useList<typeof listAnnouncementReaders>> }) {
  const { t } = useLingui()
  const choices = useQuery(query(readAudienceChoices))
  return (
    <>
      <ListFilter
        list={list}
        name="has_read"
        all={t`Все`}
        data={[
          { value: 'yes', label: t`Прочитали` },
          { value: 'no', label: t`Не прочитали` },
        ]}
      />
      <ListFilter
        list={list}
        name="side"
        all={t`Кто угодно`}
        data={[
          { value: 'families', label: t`Родители` },
          { value: 'students', label: t`Ученики` },
          { value: 'staff', label: t`Сотрудники` },
        ]}
      />
      <ListFilter list={list} name="class_id" all={t`Все классы`} data={asChoices(choices.data?.classes)} searchable />
      {choices.data?.whole_school ? (
        <ListFilter
          list={list}
          name="unit_id"
          all={t`Все подразделения`}
          data={asChoices(choices.data.units)}
          searchable
        />
      ) : null}
    </>
  )
}
