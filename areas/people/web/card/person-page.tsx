import { Trans } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Redirect } from '#platform/web/redirect.tsx'
import { NameFormsButton } from '#areas/templates/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { NotFound } from '#platform/web/frame/not-found.tsx'
import { Answer, LinkButton, PageFrame, useTitle } from '#platform/web/ui/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { readPersonCard, type Person } from '../../contract/people.ts'
import { CardTabs } from './card-tabs.tsx'
import { MergedNotice } from './merged-notice.tsx'
import { ImpersonateButton } from './impersonate-button.tsx'

const titleOf = new Map<number, string>(Object.values(personKinds).map(({ id, one }) => [id, one]))

/** What the person is in the school: kinds, class or position. */
function CardSubtitle({ person }: { person: Person }) {
  const kinds = person.groups.map((id) => titleOf.get(id))
  return [person.class?.title, person.position, ...kinds].filter(Boolean).join(' · ')
}

/** `/users/{id}`: the one card of a person. */
export function PersonPage() {
  const { id } = useParams({ strict: false })
  if (id === undefined || !/^\d+$/.test(id)) return <NotFound />
  return <PersonCardPage id={id} />
}

function PersonCardPage({ id }: { id: string }) {
  const card = useQuery(query(readPersonCard, { params: { id } }))
  useTitle(card.data?.full_name ?? null)
  return (
    <Answer of={card} failed={(failure) => <PageFrame title={<Trans>Карточка человека</Trans>}>{failure}</PageFrame>}>
      {(person) =>
        String(person.id) === id ? (
          <PageFrame
            title={person.full_name}
            subtitle={<CardSubtitle person={person} />}
            actions={
              <>
                {person.may_edit ? (
                  <LinkButton variant="default" to="/passport/PassportEditor" search={{ person: person.id }}>
                    <Trans>Изменить</Trans>
                  </LinkButton>
                ) : null}
                <NameFormsButton personId={person.id} isKept={person.may_edit} />
                <ImpersonateButton person={person} />
              </>
            }
          >
            <MergedNotice person={person} />
            <CardTabs key={person.id} person={person} />
          </PageFrame>
        ) : (
          <Redirect to="/users/$id" params={{ id: String(person.id) }} search={{ from: Number(id) }} />
        )
      }
    </Answer>
  )
}
