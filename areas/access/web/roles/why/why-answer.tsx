import { Trans, useLingui } from '@lingui/react/macro'
import type { Access } from '#platform/contract/access.ts'
import { guard } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'
import { Alert, Badge, Group, Panel, Stack, Title } from '#platform/web/ui/index.ts'
import type { Why, WhySide } from '../../../contract/why.ts'
import { explain } from '../../../rules/explain-access.ts'
import { Branch, Branches } from './branch.tsx'
import { AccessBranch } from './key-branch.tsx'
import { ScopeBranches } from './scope-branches.tsx'

interface Asked {
  access: Access
  /** Where a page is asked about. */
  page?: Page | undefined
}

/** Whether the person may, and why; on each side on which they may sign in. */
export function WhyAnswer({ why, asked }: { why: Why; asked: Asked }) {
  const { t } = useLingui()
  return (
    <Stack gap="md">
      {why.is_blocked ? <Alert color="red">{t`Учётная запись заблокирована: войти нельзя вовсе`}</Alert> : null}
      {why.has_left ? (
        <Alert color="orange">{t`Человек больше не работает в школе: его роли ничего не дают`}</Alert>
      ) : null}
      {why.sides.map((side) => (
        <SideAnswer key={side.client} side={side} why={why} asked={asked} />
      ))}
    </Stack>
  )
}

/** Pages of the family's side stand apart from those of the school's: the guards of navigation say so. */
const isOnItsSide = (page: Page, { client, isSettingUp }: WhySide): boolean =>
  guard({ page, path: page.path, href: page.path, session: { client, isSettingUp } }).kind === 'pass'

function SideAnswer({ side, why, asked: { access, page } }: { side: WhySide; why: Why; asked: Asked }) {
  const { t } = useLingui()
  const { client, isSettingUp, reasons } = side
  const judged = explain(access, side)
  const isReached = page === undefined ? reasons.some(({ depth, holds }) => depth === 0 && holds) : true
  const isOpen = page === undefined || isSettingUp || isOnItsSide(page, side)
  const may = !why.is_blocked && judged.holds && isReached && isOpen
  return (
    <Panel>
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h4">
            {client === 1 ? <Trans>Как родитель</Trans> : <Trans>Как сотрудник или учащийся</Trans>}
          </Title>
          <Badge variant="light" color={may ? 'teal' : 'red'}>
            {may ? t`Доступ есть` : t`Доступа нет`}
          </Badge>
        </Group>
        <Branches label={t`Почему`}>
          {isSettingUp ? <Branch holds={false} title={t`Сначала должен включить вход в два шага`} /> : null}
          {isOpen ? null : (
            <Branch
              holds={false}
              title={
                client === 1
                  ? t`Семейная сторона открывает только страницы родителей`
                  : t`Эта страница есть только на семейной стороне`
              }
            />
          )}
          <AccessBranch of={judged} why={why} />
          {page === undefined ? <ScopeBranches reasons={reasons} /> : null}
        </Branches>
      </Stack>
    </Panel>
  )
}
