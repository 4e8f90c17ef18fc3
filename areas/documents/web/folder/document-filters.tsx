import { useLingui } from '@lingui/react/macro'
import { documentStatuses, documentStatusTitles } from '#platform/contract/enumerations.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { Switch } from '#platform/web/ui/index.ts'
import type { KnownKind, ListedDocument } from '../../contract/documents.ts'
import { genres, genreTitles, type Genre } from '../../rules/genre.ts'
import { DaysFilter } from './days-filter.tsx'

interface Props {
  list: List<ListedDocument>
  kinds: readonly KnownKind[]
  isRegister: boolean
  /** Of a register of one genre. */
  genre: Genre | null
}

/** Narrows documents by what they are, how far they have come, and whose. */
export function DocumentFilters({ list, kinds, isRegister, genre }: Props) {
  const { t } = useLingui()
  return (
    <>
      {isRegister ? null : (
        <ListFilter
          list={list}
          name="genre"
          all={t`Все типы`}
          data={genres.map((value) => ({ value, label: genreTitles[value] }))}
        />
      )}
      <ListFilter
        list={list}
        name="kind_id"
        all={t`Все виды`}
        searchable
        width={220}
        data={kinds
          .filter((kind) => genre === null || kind.genre === genre)
          .map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      {isRegister ? (
        <ListFilter
          list={list}
          name="status"
          all={t`Все состояния`}
          data={documentStatuses.map((value) => ({ value, label: documentStatusTitles[value] }))}
        />
      ) : null}
      {isRegister ? <DaysFilter list={list} /> : null}
      <Switch
        label={t`Мои`}
        checked={list.filters['own'] === true}
        onChange={(event) => list.change({ own: event.currentTarget.checked ? 'true' : null })}
      />
      <Switch
        label={t`Просроченные`}
        checked={list.filters['overdue'] === true}
        onChange={(event) => list.change({ overdue: event.currentTarget.checked ? 'true' : null })}
      />
    </>
  )
}
