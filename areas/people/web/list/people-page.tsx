import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import { notFound, useParams } from '@tanstack/react-router'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { ImportButton, useImportState } from '#platform/web/import/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ListView, useList, useSelection } from '#platform/web/list/index.ts'
import { Can, LinkButton, Loading, PageFrame, useTitle, useUrlState } from '#platform/web/ui/index.ts'
import { importStaff } from '../../contract/import.ts'
import { exportPeople, listPeople } from '../../contract/people.ts'
import { createPerson, setKinds } from '../../contract/record.ts'
import { DuplicatesAddress, withoutList } from '../duplicates/duplicates-address.ts'
import { DuplicatesButton, useKeepsEverybody } from '../duplicates/duplicates-button.tsx'
import { PeopleActions, useMayAct } from '../bulk/people-actions.tsx'
import { OwnFilters } from '../own-fields/own-filters.tsx'
import { importOfKind, ImportPeople } from './import-people.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleSlips } from './people-slips.tsx'
import { PrintClass } from './print-class.tsx'
import { PersonRowCard } from './person-row-card.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'
import classes from './people.module.css'

const DuplicatesPanel = lazyPart(
  async () => (await import('../duplicates/duplicates-panel.tsx')).DuplicatesPanel,
  <Loading />,
)
const kinds = Object.values(personKinds)

/** `/passport/users/{slug}`: people of one kind. */
export function PeoplePage() {
  const { slug } = useParams({ strict: false })
  const kind = kinds.find((one) => one.slug === slug)
  if (!kind) throw notFound()
  return <PeopleOrDuplicates key={kind.slug} slug={kind.slug} title={kind.title} kindId={kind.id} />
}

interface KindProps {
  slug: PersonKindSlug
  title: string
  kindId: number
}
function PeopleOrDuplicates(props: KindProps) {
  const [{ duplicates }, change] = useUrlState(DuplicatesAddress)
  const keeps = useKeepsEverybody()
  if (duplicates && keeps) return <DuplicatesPanel />
  return <PeopleOfKind {...props} onDuplicates={() => change({ ...withoutList, duplicates: true })} />
}

function PeopleOfKind({ slug, title, kindId, onDuplicates }: KindProps & { onDuplicates: () => void }) {
  const { t } = useLingui()
  useTitle(title)
  const isSet = setKinds.some((kind) => kind.slug === slug)
  const list = useList(listPeople, { kind: slug })
  const selection = useSelection(listPeople, list)
  const mayAct = useMayAct()
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
          <DuplicatesButton onOpen={onDuplicates} />
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
          bulk={mayAct ? { selection, actions: <PeopleActions selection={selection} list={list} /> } : undefined}
          filters={
            <>
              <PeopleFilters list={list} slug={slug} />
              <OwnFilters list={list} kindId={kindId} />
            </>
          }
          empty={{ title: t`Здесь пока никого нет`, hint: t`Люди появятся, когда их внесут в школу` }}
        />
      )}
    </PageFrame>
  )
}
