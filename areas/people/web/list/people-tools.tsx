import { Trans } from '@lingui/react/macro'
import { IconUserPlus } from '#platform/web/icons/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { ImportButton } from '#platform/web/import/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Can, LinkButton } from '#platform/web/ui/index.ts'
import { createStudent } from '../../contract/new-student.ts'
import { createPerson } from '../../contract/people.ts'
import { setKinds } from '../../contract/record.ts'
import { ClassPhotosButton } from '../photo/class-photos-button.tsx'
import { ImportChoice } from './import-choice.tsx'
import { importedLists } from './imported-lists.ts'
import { peopleTools, type PeopleListed } from './list-parts.ts'
import { PeopleSlips } from './people-slips.tsx'
import { UnmaskListButton } from './unmask-list-button.tsx'
import type { People } from './use-people.ts'

/** What is done beside a list of people: a new person, an import, papers of a class, login slips. */
export function PeopleTools({ people }: { people: People }) {
  const { list, of, shown } = people
  return (
    <>
      <UnmaskListButton people={people} />
      <NewPerson of={of} slug={shown?.slug} />
      {of === undefined ? <NewStudent /> : null}
      <BroughtTools list={list} />
      <BringIn of={of} />
      <ClassPhotosButton list={list} />
      <PeopleSlips list={list} slug={shown?.slug} />
    </>
  )
}

function BroughtTools({ list }: PeopleListed) {
  const session = useSession()
  return usePlace(peopleTools)
    .filter(({ access }) => allows(access, session))
    .map(({ id, component: Tool }) => <Tool key={id} list={list} />)
}

function NewStudent() {
  return (
    <Can use={createStudent}>
      <LinkButton
        size="xs"
        h={30}
        leftSection={<IconUserPlus size={16} aria-hidden />}
        to="/passport/users/new-student"
      >
        <Trans>Новый ученик</Trans>
      </LinkButton>
    </Can>
  )
}

interface NewPersonProps {
  /** The kind whose list it is; undefined: of all kinds. */
  of: PersonKindSlug | undefined
  /** The kind that the list is narrowed to. */
  slug: PersonKindSlug | undefined
}
/** The way to a new person of the list, for who may; none where the kind comes of something else. */
export function NewPerson({ of, slug }: NewPersonProps) {
  const mayMakeStudents = useAllowed(createStudent)
  if (of !== undefined && !setKinds.some((kind) => kind.slug === of)) return null
  if (slug === 'students' && mayMakeStudents) return <NewStudent />
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
  const imported = importedLists[of]
  return imported ? <ImportButton of={imported} /> : null
}
