import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  LanguagePanel,
  OwnContactsPanel,
  PasswordPanel,
  SecondFactorPanel,
  SessionsPanel,
} from '#areas/access/web/index.ts'
import { NoticeSettingsPanel } from '#areas/notices/web/index.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, PageFrame } from '#platform/web/ui/index.ts'
import { readPersonCard } from '../../contract/people.ts'
import { ProposePanel } from '../corrections/propose-panel.tsx'
import { CardPanels } from '../card/card-panels.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { profileParts } from './profile-part.ts'
import { ThemePanel } from './theme-panel.tsx'

/** `/users/profile`: one's own card with the contacts, parts of higher rooms, notices, password, second factor, sign-ins, language and look of the pages. */
export function ProfilePage() {
  const session = useSession()
  const personId = session?.personId ?? null
  return (
    <PageFrame title={<Trans>Мой профиль</Trans>}>
      {personId === null ? null : <OwnCard personId={personId} />}
      {personId !== null && session?.client === 1 ? <ProposePanel personId={personId} /> : null}
      {usePlace(profileParts).map(({ id, component: Part }) => (
        <Part key={id} />
      ))}
      <NoticeSettingsPanel />
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
      <LanguagePanel />
      <ThemePanel />
    </PageFrame>
  )
}

function OwnCard({ personId }: { personId: number }) {
  const card = useQuery(query(readPersonCard, { params: { id: String(personId) } }))
  const client = useQueryClient()
  return (
    <Answer of={card}>
      {(person) => (
        <CardPanels
          person={person}
          contacts={
            <OwnContactsPanel
              phone={person.phone}
              email={person.email}
              shownPhone={person.phone === null ? null : <PhoneLink phone={person.phone} />}
              onChanged={() => client.invalidateQueries({ queryKey: keyOf(readPersonCard) })}
            />
          }
        />
      )}
    </Answer>
  )
}
