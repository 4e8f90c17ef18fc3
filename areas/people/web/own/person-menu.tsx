import { Trans, useLingui } from '@lingui/react/macro'
import { IconLogout, IconSwitchHorizontal, IconUserCircle } from '#platform/web/icons/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { signOut, switchTo } from '#areas/access/web/index.ts'
import { reportAction, useSession } from '#platform/web/api/index.ts'
import {
  Action,
  ActionLink,
  ActionMenu,
  PersonAvatar,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '#platform/web/ui/index.ts'
import { shortName } from '../../rules/full-name.ts'
import type { Person } from '../../contract/people.ts'
import { useOwnPerson } from './use-own-person.ts'

/** Where else the person may go: families from the school's side, the school from the family's. */
function otherSide(own: Person | null, client: number | undefined): 0 | 1 | null {
  if (own === null) return null
  if (client === 0) return own.groups.includes(personKinds.parent.id) ? 1 : null
  return own.roles.length > 0 ? 0 : null
}

/** Who is signed in, and what is theirs: profile, the other side, the way out. */
export function PersonMenu() {
  const { t } = useLingui()
  const session = useSession()
  const own = useOwnPerson()
  const side = otherSide(own, session?.client)
  const name = own === null ? t`Моя учётная запись` : shortName(own)
  return (
    <ActionMenu
      width={240}
      trigger={
        <UnstyledButton style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <PersonAvatar name={own?.full_name ?? name} photo={own?.photo} size={30} />
          <Text component="span" size="sm" fw={550} visibleFrom="md">
            {name}
          </Text>
          <VisuallyHidden hiddenFrom="md">{name}</VisuallyHidden>
        </UnstyledButton>
      }
      heading={
        own === null ? undefined : (
          <>
            <Text component="span" display="block" fw={550} c="var(--mantine-color-text)">
              {own.full_name}
            </Text>
            {own.roles.map(({ title }) => title).join(', ')}
          </>
        )
      }
    >
      <ActionLink
        to={session?.client === 1 ? '/dashboard/profile' : '/users/profile'}
        icon={<IconUserCircle size={16} aria-hidden />}
      >
        <Trans>Мой профиль</Trans>
      </ActionLink>
      {side === null ? null : (
        <Action
          icon={<IconSwitchHorizontal size={16} aria-hidden />}
          onClick={() => void switchTo(side).catch(reportAction)}
        >
          {side === 1 ? <Trans>Перейти в кабинет родителя</Trans> : <Trans>Перейти в школу</Trans>}
        </Action>
      )}
      <Action icon={<IconLogout size={16} aria-hidden />} onClick={() => void signOut()}>
        <Trans>Выйти</Trans>
      </Action>
    </ActionMenu>
  )
}
