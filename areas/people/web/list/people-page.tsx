import { Trans, useLingui } from '@lingui/react/macro'
import { notFound, useParams } from '@tanstack/react-router'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ImportButton, useImportState } from '#platform/web/import/index.ts'
import { ListView, useList } from '#platform/web/list/index.ts'
import { PageFrame, useTitle } from '#platform/web/ui/index.ts'
import { importStaff } from '../../contract/import.ts'
import { exportPeople, listPeople } from '../../contract/people.ts'
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
  return <PeopleOfKind key={kind.slug} slug={kind.slug} title={kind.title} />
}

function PeopleOfKind({ slug, title }: { slug: PersonKindSlug; title: string }) {
  const { t } = useLingui()
  useTitle(title)
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
          filters={slug === 'students' ? <ClassFilter list={list} /> : null}
          empty={{ title: t`Здесь пока никого нет`, hint: t`Люди появятся, когда их внесут в школу` }}
        />
      )}
    </PageFrame>
  )
}
