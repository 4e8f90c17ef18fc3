import { Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { Button, Group, LinkAnchor, Stack, Text } from '#platform/web/ui/index.ts'
import { handleSosReport, listSosReports, type SosReport } from '../../contract/sos.ts'
import { dialled } from '../../rules/memo.ts'
import { sosStateTitles } from '../../rules/words.ts'
import { StatusBadge } from '../words.tsx'
import classes from './sos.module.css'

/** What somebody said of themselves; that they were helped is noted here. */
export function SosReportRow({ report }: { report: SosReport }) {
  const { t } = useLingui()
  const mayHandle = useAllowed(handleSosReport)
  const { act } = useActions([listSosReports])
  const { id, state, name, place, phone, user_id, made_at, handled_at, handled_by_name } = report
  const by = handled_by_name ?? ''
  const at = handled_at === null ? '' : displayMoment(handled_at)
  const set = (isHandled: boolean) =>
    void act(handleSosReport, { params: { id: String(id) }, body: { is_handled: isHandled } })
  return (
    <li className={classes['row']} data-state={handled_at === null ? state : undefined}>
      <Stack gap={4}>
        <Group gap={6}>
          <StatusBadge status={state === 'help' ? 'help' : 'present'} title={sosStateTitles[state]} />
          <Text>{displayMoment(made_at)}</Text>
        </Group>
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
              {report.user_name ?? name}
            </LinkAnchor>
          )}
        </Group>
        {place === '' ? null : <Text>{place}</Text>}
        {phone === '' ? null : <a href={`tel:${dialled(phone)}`}>{phone}</a>}
        {handled_at === null ? null : (
          <Text size="sm">
            <Trans>
              Помогли: {by}, {at}
            </Trans>
          </Text>
        )}
      </Stack>
      {state === 'help' && mayHandle ? (
        <Button
          variant={handled_at === null ? 'filled' : 'default'}
          aria-label={handled_at === null ? t`Помощь оказана: ${name}` : t`Ещё нужна помощь: ${name}`}
          onClick={() => set(handled_at === null)}
        >
          {handled_at === null ? <Trans>Помощь оказана</Trans> : <Trans>Ещё нужна помощь</Trans>}
        </Button>
      ) : null}
    </li>
  )
}
