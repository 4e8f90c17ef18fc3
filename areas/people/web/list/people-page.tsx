import { Trans } from '@lingui/react/macro'
import { notFound, useParams } from '@tanstack/react-router'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { useImportState } from '#platform/web/import/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading, PageFrame, useTitle, useUrlState } from '#platform/web/ui/index.ts'
import { importStaff } from '../../contract/import.ts'
import { DuplicatesAddress, withoutList } from '#areas/duplicates/web/duplicates-address.ts'
import { DuplicatesButton, useKeepsEverybody } from '#areas/duplicates/web/duplicates-button.tsx'
import { importOfKind, ImportPeople } from './import-people.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleTools } from './people-tools.tsx'
import { usePeople } from './use-people.ts'
import classes from './people.module.css'

const DuplicatesPanel = lazyPart(
  async () => (await import('#areas/duplicates/web/duplicates-panel.tsx')).DuplicatesPanel,
  <Loading />,
)
const kinds = Object.values(personKinds)

/** `/passport/users/{slug}`: people of one kind. */
export function PeoplePage() {
  const { slug } = useParams({ strict: false })
  const kind = kinds.find((one) => one.slug === slug)
  if (!kind) throw notFound()
  return <PeopleOrDuplicates key={kind.slug} slug={kind.slug} title={kind.title} />
}

interface KindProps {
  slug: PersonKindSlug
  title: string
}
function PeopleOrDuplicates(props: KindProps) {
  const [{ duplicates }, change] = useUrlState(DuplicatesAddress)
  const keeps = useKeepsEverybody()
  if (duplicates && keeps) return <DuplicatesPanel />
  return <PeopleOfKind {...props} onDuplicates={() => change({ ...withoutList, duplicates: true })} />
}

function PeopleOfKind({ slug, title, onDuplicates }: KindProps & { onDuplicates: () => void }) {
  useTitle(title)
  const people = usePeople(slug)
  const imported = importOfKind[slug]
  const state = useImportState()
  const mayImport = useAllowed(imported?.stage ?? importStaff.stage)
  return (
    <PageFrame
      title={<Trans>Люди школы</Trans>}
      subtitle={<span className={classes['onPaper']}>{title}</span>}
      actions={
        <>
          <PeopleTools people={people} />
          <DuplicatesButton onOpen={onDuplicates} />
        </>
      }
    >
      <KindTabs slug={slug} />
      {imported && state.isOpen && mayImport ? (
        <ImportPeople of={imported} state={state} />
      ) : (
        <PeopleList people={people} label={title} />
      )}
    </PageFrame>
  )
}
