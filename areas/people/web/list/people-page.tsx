import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import { notFound, useParams } from '@tanstack/react-router'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ImportButton, useImportState } from '#platform/web/import/index.ts'
import { ListView, useList } from '#platform/web/list/index.ts'
import { Can, LinkButton, PageFrame, useTitle } from '#platform/web/ui/index.ts'
import { importStaff } from '../../contract/import.ts'
import { exportPeople, listPeople } from '../../contract/people.ts'
import { createPerson, setKinds } from '../../contract/record.ts'
import { OwnFilters } from '../own-fields/own-filters.tsx'
import { ClassFilter } from './class-filter.tsx'
import { importOfKind, ImportPeople } from './import-people.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { PeopleSlips } from './people-slips.tsx'
import { PrintClass } from './print-class.tsx'
import { PersonRowCard } from './person-row-card.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import classes from './people.module.css'

const kinds = Object.values(personKinds)

/** `/passport/users/{slug}`: people of one kind. */
export function PeoplePage() {
  const { slug } = useParams({ strict: false })
  const kind = kinds.find((one) => one.slug === slug)
  if (!kind) throw notFound()
  return <PeopleOfKind key={kind.slug} slug={kind.slug} title={kind.title} kindId={kind.id} />
}

function PeopleOfKind({ slug, title, kindId }: { slug: PersonKindSlug; title: string; kindId: number }) {
  const { t } = useLingui()
  useTitle(title)
  const isSet = setKinds.some((kind) => kind.slug === slug)
  const list = useList(listPeople, { kind: slug })
  const columns = usePeopleColumns(slug)
  const imported = importOfKind[slug]
  const state = useImportState()
  const mayImport = useAllowed(imported?.stage ?? importStaff.stage)
  return (
    <PageFrame
      title={<Trans>Люди школы</Trans>}
      subtitle={<span className={classes['onPaper']}>{title}</span>}
      actions={
        <>
          {isSet ? (
            <Can use={createPerson}>
              <LinkButton
                size="xs"
                h={30}
                leftSection={<IconUserPlus size={16} aria-hidden />}
                to="/passport/PassportEditor"
                search={{ kind: slug }}
              >
                <Trans>Внести человека</Trans>
              </LinkButton>
            </Can>
          ) : null}
          <PrintClass list={list} />
          {imported && !state.isOpen ? <ImportButton of={imported} /> : null}
          <PeopleSlips list={list} slug={slug} />
        </>
      }
    >
      <KindTabs slug={slug} />
      {imported && state.isOpen && mayImport ? (
        <ImportPeople of={imported} state={state} />
      ) : (
        <ListView
          list={list}
          label={title}
          columns={columns}
          rowKey={({ id }) => id}
          renderCard={(person) => <PersonRowCard person={person} />}
          searchLabel={t`Имя, телефон, почта или ИИН`}
          name={`people.${slug}`}
          exported={exportPeople}
          filters={
            <>
              {slug === 'students' ? <ClassFilter list={list} /> : null}
              <OwnFilters list={list} kindId={kindId} />
            </>
          }
          empty={{ title: t`Здесь пока никого нет`, hint: t`Люди появятся, когда их внесут в школу` }}
        />
      )}
    </PageFrame>
  )
}
