import { Trans } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import { ImportButton } from '#platform/web/import/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Can, LinkButton } from '#platform/web/ui/index.ts'
import { createPerson, setKinds } from '../../contract/record.ts'
import { ImportChoice } from './import-choice.tsx'
import { importOfKind } from './import-people.tsx'
import { PeopleSlips } from './people-slips.tsx'
import { peopleTools, type PeopleTool } from './people-tool.ts'
import type { People } from './use-people.ts'

function NewPerson({ slug }: { slug: PersonKindSlug | undefined }) {
  return (
    <Can use={createPerson}>
      <LinkButton
        size="xs"
        h={30}
        leftSection={<IconUserPlus size={16} aria-hidden />}
        to="/passport/PassportEditor"
        search={slug === undefined ? {} : { kind: slug }}
      >
        <Trans>Внести человека</Trans>
      </LinkButton>
    </Can>
  )
}

function BringIn({ of }: Pick<People, 'of'>) {
  if (of === undefined) return <ImportChoice />
  const imported = importOfKind[of]
  return imported ? <ImportButton of={imported} /> : null
}

const ownTools: readonly PeopleTool[] = [
  {
    order: 10,
    component: ({ people: { of, shown } }) =>
      of === undefined || setKinds.some(({ slug }) => slug === of) ? <NewPerson slug={shown?.slug} /> : null,
  },
  { order: 30, component: ({ people: { of } }) => <BringIn of={of} /> },
  { order: 40, component: ({ people: { list, shown } }) => <PeopleSlips list={list} slug={shown?.slug} /> },
]

/** What is done beside a list of people: a new person, an import, papers of a class, login slips. */
export function PeopleTools({ people }: { people: People }) {
  return [...ownTools, ...usePlace(peopleTools)]
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, component: Tool }) => <Tool key={order} people={people} />)
}
