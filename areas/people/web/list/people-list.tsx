import { useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { ListView } from '#platform/web/list/index.ts'
import { createPerson, exportPeople } from '../../contract/people.ts'
import { PeopleActions, useMayAct } from '../bulk/people-actions.tsx'
import { OwnFilters } from '#areas/own-fields/web/index.ts'
import { PersonPicker } from '../person-picker.tsx'
import { NewPerson } from './people-tools.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PersonRowCard } from './person-row-card.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import type { People } from './use-people.ts'

/** A list of people with its filters, its file, and what is done with those who are chosen. */
export function PeopleList({ people: { list, selection, of, shown }, label }: { people: People; label: string }) {
  const { t } = useLingui()
  const mayAct = useMayAct()
  const mayKeep = useAllowed(createPerson)
  const columns = usePeopleColumns(of)
  return (
    <ListView
      list={list}
      label={label}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(person) => <PersonRowCard person={person} isAmongAll={of === undefined} />}
      searchLabel={t`Имя, телефон, почта или ИИН`}
      name={`people.${of ?? 'all'}`}
      exported={exportPeople}
      bulk={mayAct ? { selection, actions: <PeopleActions selection={selection} list={list} /> } : undefined}
      filters={
        <>
          <PeopleFilters list={list} slug={of} />
          <OwnFilters list={list} kindId={shown?.id} personInput={PersonPicker} />
        </>
      }
      empty={{
        title: t`Здесь пока никого нет`,
        hint: t`Внесите по одному или таблицей из Excel`,
        action: <NewPerson of={of} slug={shown?.slug} />,
        by: { may: mayKeep, who: t`Людей вносит администратор школы, учебная часть или отдел кадров` },
      }}
    />
  )
}
