import { Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { Button, Group, LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { handleSosReport, listSosReports, type SosReport } from '../../contract/sos.ts'
import { dialled } from '../../rules/memo.ts'
import { sosStateTitles } from '../../rules/words.ts'
import { StatusBadge } from '../words.tsx'
import { DismissMenu } from './dismiss-menu.tsx'
import { JoinedSenders } from './joined-senders.tsx'
import classes from './sos.module.css'

/** What somebody said of themselves; that they were helped, or only joked, is noted here. */
export function SosReportRow({ report }: { report: SosReport }) {
  const { t } = useLingui()
  const mayHandle = useAllowed(handleSosReport)
  const { act } = useActions([listSosReports])
  const { id, state, place, phone, handled_at, dismissal } = report
  const name = report.name === '' ? t`без имени` : report.name
  const isWaiting = handled_at === null && dismissal === null
  const set = (isHandled: boolean) =>
    void act(handleSosReport, { params: { id: String(id) }, body: { is_handled: isHandled } })
  return (
    <li className={classes['row']} data-state={isWaiting ? state : undefined}>
      <Stack gap={4}>
        <Group gap={6}>
          <StatusBadge status={state === 'help' ? 'help' : 'present'} title={sosStateTitles[state]} />
          <Moment report={report} />
        </Group>
        <Sender report={report} name={name} />
        {place === '' ? null : <Text>{place}</Text>}
        {phone === '' ? null : <a href={`tel:${dialled(phone)}`}>{phone}</a>}
        <JoinedSenders report={report} />
        <Afterwards report={report} />
      </Stack>
      <Group gap={6} wrap="nowrap">
        {state === 'help' && mayHandle && dismissal === null ? (
          <Button
            variant={handled_at === null ? 'filled' : 'default'}
            aria-label={handled_at === null ? t`Помощь оказана: ${name}` : t`Ещё нужна помощь: ${name}`}
            onClick={() => set(handled_at === null)}
          >
            {handled_at === null ? <Trans>Помощь оказана</Trans> : <Trans>Ещё нужна помощь</Trans>}
          </Button>
        ) : null}
        <DismissMenu report={report} />
      </Group>
    </li>
  )
}

/** When it was said, and how often it was said again. */
function Moment({ report: { made_at, last_at, presses } }: { report: SosReport }) {
  const [first, last] = [displayMoment(made_at), displayMoment(last_at)]
  return (
    <Text>
      {presses === 1 ? (
        first
      ) : (
        <Trans>
          {last}, нажатий: {presses}, впервые {first}
        </Trans>
      )}
    </Text>
  )
}

function Sender({ report: { user_id, user_name }, name }: { report: SosReport; name: string }) {
  return (
    <Group gap={6}>
      {user_id === null ? (
        <>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            <Trans>написано без входа</Trans>
          </Text>
        </>
      ) : (
        <LinkAnchor to="/users/$id" params={{ id: String(user_id) }}>
          {user_name ?? name}
        </LinkAnchor>
      )}
    </Group>
  )
}

/** What became of it, and by whom. */
function Afterwards({ report: { handled_at, handled_by_name, dismissal } }: { report: SosReport }) {
  const by = dismissal?.by_name ?? handled_by_name ?? ''
  const moment = dismissal?.made_at ?? handled_at
  if (moment === null) return null
  const at = displayMoment(moment)
  return (
    <Text size="sm">
      {dismissal === null ? (
        <Trans>
          Помогли: {by}, {at}
        </Trans>
      ) : (
        <Trans>
          Скрыто: {by}, {at}
        </Trans>
      )}
    </Text>
  )
}
