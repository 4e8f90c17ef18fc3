import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '#platform/web/api/index.ts'
import { Action, ActionMenu, Button, Group, LinkButton, Text } from '#platform/web/ui/index.ts'
import type { Mine } from '../../contract/runs.ts'
import { useDecision, type Decidable } from './use-decision.ts'

interface Props {
  run: Decidable
  mine: Mine
  /** Where it is signed, where a step is a signature. */
  link?: string | null
  onDone?: () => void
}

/** What the reader may do with a run: decide, return, withdraw; a signature is put where the subject stands. */
export function DecisionButtons({ run, mine, link = null, onDone }: Props) {
  const { t } = useLingui()
  const decision = useDecision(run, onDone)
  const isActing = useSession()?.act !== undefined
  const may = (act: Mine['acts'][number]) => mine.acts.includes(act)
  const { title } = run
  if (mine.acts.length === 0 && !mine.may_withdraw) return null
  if (isActing)
    return (
      <Text size="xs" c="dimmed">
        <Trans>Под чужим именем не решают</Trans>
      </Text>
    )
  return (
    <Group gap={6} data-print="never">
      {may('approve') ? (
        <Button
          size="compact-sm"
          loading={decision.isSending}
          aria-label={t`Согласовать: ${title}`}
          onClick={decision.approve}
        >
          <Trans>Согласовать</Trans>
        </Button>
      ) : null}
      {may('sign') && link !== null ? (
        <LinkButton size="compact-sm" to={link} aria-label={t`Открыть и подписать: ${title}`}>
          <Trans>Открыть и подписать</Trans>
        </LinkButton>
      ) : null}
      {may('acquaint') ? (
        <Button
          size="compact-sm"
          loading={decision.isSending}
          aria-label={t`Ознакомлен: ${title}`}
          onClick={decision.acquaint}
        >
          <Trans>Ознакомлен</Trans>
        </Button>
      ) : null}
      {may('approve') || may('sign') ? (
        <Button
          size="compact-sm"
          variant="default"
          disabled={decision.isSending}
          aria-label={t`Вернуть: ${title}`}
          onClick={decision.sendBack}
        >
          <Trans>Вернуть</Trans>
        </Button>
      ) : null}
      {may('approve') ? (
        <ActionMenu label={t`Ещё: ${title}`}>
          <Action onClick={decision.approveWithRemark}>
            <Trans>Согласовать с замечанием</Trans>
          </Action>
        </ActionMenu>
      ) : null}
      {mine.may_withdraw ? (
        <Button
          size="compact-sm"
          variant="default"
          disabled={decision.isSending}
          aria-label={t`Отозвать: ${title}`}
          onClick={decision.withdraw}
        >
          <Trans>Отозвать</Trans>
        </Button>
      ) : null}
    </Group>
  )
}
