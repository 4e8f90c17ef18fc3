import { Trans, useLingui } from '@lingui/react/macro'
import type { Access } from '#platform/contract/access.ts'
import { guard } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'
import { Alert, Badge, Group, Panel, Stack, Title } from '#platform/web/ui/index.ts'
import type { AccessExplanation, ExplainedSide } from '../../../contract/explain-access.ts'
import { explain } from '../../../rules/explain-access.ts'
import { Branch, Branches } from './branch.tsx'
import { AccessBranch } from './key-branch.tsx'
import { ScopeBranches } from './scope-branches.tsx'

interface ExplainedAccess {
  access: Access
  /** Where a page is asked about. */
  page?: Page | undefined
}

/** Whether the person may, and why; on each side on which they may sign in. */
export function ExplainAnswer({
  explanation,
  requested,
}: {
  explanation: AccessExplanation
  requested: ExplainedAccess
}) {
  const { t } = useLingui()
  return (
    <Stack gap="md">
      {explanation.is_blocked ? <Alert color="red">{t`Учётная запись заблокирована: войти нельзя вовсе`}</Alert> : null}
      {explanation.has_left ? (
        <Alert color="orange">{t`Человек больше не работает в школе: его роли ничего не дают`}</Alert>
      ) : null}
      {explanation.sides.map((side) => (
        <SideAnswer key={side.client} side={side} explanation={explanation} requested={requested} />
      ))}
    </Stack>
  )
}

/** Pages of the family's side stand apart from those of the school's: the guards of navigation say so. */
const isOnItsSide = (page: Page, { client, isSettingUp }: ExplainedSide): boolean =>
  guard({ page, path: page.path, href: page.path, session: { client, isSettingUp } }).kind === 'pass'

function SideAnswer({
  side,
  explanation,
  requested: { access, page },
}: {
  side: ExplainedSide
  explanation: AccessExplanation
  requested: ExplainedAccess
}) {
  const { t } = useLingui()
  const { client, isSettingUp, reasons } = side
  const evaluated = explain(access, side)
  const isReached = page === undefined ? reasons.some(({ depth, holds }) => depth === 0 && holds) : true
  const isOpen = page === undefined || isSettingUp || isOnItsSide(page, side)
  const may = !explanation.is_blocked && evaluated.holds && isReached && isOpen
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
          <AccessBranch of={evaluated} explanation={explanation} />
          {page === undefined ? <ScopeBranches reasons={reasons} /> : null}
        </Branches>
      </Stack>
    </Panel>
  )
}
