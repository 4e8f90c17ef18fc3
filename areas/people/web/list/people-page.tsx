import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { useImportState } from '#platform/web/import/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { usePlace } from '#platform/web/places.tsx'
import { NotFound } from '#platform/web/frame/not-found.tsx'
import { Loading, PageFrame } from '#platform/web/ui/index.ts'
import { maintainsPeople } from '../../contract/access.ts'
import { importedLists } from './imported-lists.ts'
import { KindTabs } from './kind-tabs.tsx'
import { PeopleList } from './people-list.tsx'
import { PeopleTools } from './people-tools.tsx'
import { peopleViews } from './people-view.ts'
import { usePeople } from './use-people.ts'
import classes from './people.module.css'

const ImportPeople = lazyPart(async () => (await import('./import-people.tsx')).ImportPeople, <Loading />)

const kinds = Object.values(personKinds)

/** `/passport/users/{slug}`: people of one kind. */
export function PeoplePage() {
  const { slug } = useParams({ strict: false })
  const kind = kinds.find((one) => one.slug === slug)
  if (!kind) return <NotFound />
  return <PeopleInView key={kind.slug} slug={kind.slug} title={kind.title} />
}

interface KindProps {
  slug: PersonKindSlug
  title: string
}
function PeopleInView(props: KindProps) {
  const views = usePlace(peopleViews)
  const isOpen = views.map(({ useIsOpen }) => useIsOpen())
  const view = views.find((_, index) => isOpen[index])
  return view ? <view.component /> : <PeopleOfKind {...props} openers={views.map(({ opener }) => opener)} />
}

function PeopleOfKind({ slug, title, openers }: KindProps & { openers: readonly ComponentType[] }) {
  const people = usePeople(slug)
  const imported = importedLists[slug]
  const state = useImportState()
  const mayImport = useAllowed(imported ?? { access: maintainsPeople })
  return (
    <PageFrame
      title={<Trans>Люди школы</Trans>}
      subtitle={<span className={classes['onPaper']}>{title}</span>}
      actions={
        <>
          <PeopleTools people={people} />
          {openers.map((Opener, index) => (
            <Opener key={index} />
          ))}
        </>
      }
    >
      <KindTabs slug={slug} />
      {imported && state.isOpen && mayImport ? (
        <ImportPeople whom={imported.whom} state={state} />
      ) : (
        <PeopleList people={people} label={title} />
      )}
    </PageFrame>
  )
}
