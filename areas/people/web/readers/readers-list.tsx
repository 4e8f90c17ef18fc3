import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { ListFilter, ListView, useList } from '#platform/web/list/index.ts'
import { ties } from '#platform/contract/tie.ts'
import { exportReaders, listReaders, type Reader } from '../../contract/readers.ts'
import { tieTitles } from '../../rules/reader-tie.ts'
import { ReaderRowCard } from './reader-row-card.tsx'
import { useReaderColumns } from './use-reader-columns.tsx'

/** All who may see the person's data, why and what; counted by group and by part. */
export function ReadersList({ personId }: { personId: number }) {
  const { t } = useLingui()
  const person = String(personId)
  const list = useList(listReaders, { person })
  const counted = useQuery(query(listReaders, { query: { person, size: '1' } })).data
  const partTitles = new Map(counted?.parts.map(({ id, title }) => [id, title]))
  const seenBy = ({ parts }: Reader) => parts.map((id) => partTitles.get(id)).join(', ')
  const columns = useReaderColumns(seenBy)
  const kinds = ties.flatMap((kind) => {
    const people = counted?.kinds.find(({ id }) => id === kind)?.people
    return people === undefined ? [] : [{ value: kind, label: `${tieTitles[kind]} (${people})` }]
  })
  const parts = (counted?.parts ?? []).map(({ id, title, people }) => ({ value: id, label: `${title} (${people})` }))
  return (
    <ListView
      list={list}
      label={t`Кто может видеть`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(reader) => <ReaderRowCard reader={reader} seen={seenBy(reader)} />}
      searchLabel={t`Имя`}
      exported={exportReaders}
      filters={
        <>
          <ListFilter list={list} name="kind" all={t`Все группы`} data={kinds} width={260} />
          <ListFilter list={list} name="part" all={t`Что видят`} data={parts} width={260} />
        </>
      }
      empty={{ title: t`Никто не видит`, hint: t`Ни у кого нет доступа к этой карточке` }}
    />
  )
}
