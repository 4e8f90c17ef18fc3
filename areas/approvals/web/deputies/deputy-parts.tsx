import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Badge, Button, Text } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { endDeputy, listDeputies, readOwnDeputies, type Deputy, type DeputyState } from '../../contract/deputies.ts'

export const shownOfDeputies = [listDeputies, readOwnDeputies]

export function useDeputyWords(): Record<DeputyState, string> {
  const { t } = useLingui()
  return { now: t`Сейчас`, later: t`Будет`, ended: t`Окончено` }
}
const colours = { now: 'teal', later: 'blue', ended: 'gray' } as const

export function DeputyBadge({ of: { state, ended_by } }: { of: Deputy }) {
  const { t } = useLingui()
  const words = useDeputyWords()
  return (
    <Badge variant="light" tt="none" color={colours[state]}>
      {ended_by === null ? words[state] : t`Окончено раньше: ${ended_by}`}
    </Badge>
  )
}

export const DeputyDays = ({ of: { from, to } }: { of: Deputy }) => (
  <Text size="sm" component="span">
    {from === to ? (
      displayDate(from)
    ) : (
      <Trans>
        с {displayDate(from)} по {displayDate(to)}
      </Trans>
    )}
  </Text>
)

/** Ends it today, or takes it back before it has begun. */
export function EndButton({ of }: { of: Deputy }) {
  const { t } = useLingui()
  const { act } = useActions(shownOfDeputies)
  if (!of.may_change) return null
  const isLater = of.state === 'later'
  const end = async () => {
    const isSure = await dialog.confirm({
      message: isLater ? t`Отменить назначение?` : t`Закончить исполнение обязанностей сегодня?`,
      description: t`${of.deputy.name} замещает: ${of.head.name}`,
      ok: isLater ? t`Отменить назначение` : t`Закончить`,
      isDangerous: true,
    })
    if (isSure && (await act(endDeputy, { params: { id: String(of.id) }, body: { seen: of.version } })) !== null)
      notify.success(t`Исполнение обязанностей окончено`)
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={isLater ? t`Отменить: ${of.deputy.name}` : t`Закончить: ${of.deputy.name}`}
      onClick={() => void end()}
    >
      {isLater ? <Trans>Отменить</Trans> : <Trans>Закончить</Trans>}
    </Button>
  )
}
