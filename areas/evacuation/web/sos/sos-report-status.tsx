import { Trans } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import { sosStandingTexts, sosStateTitles } from '../../rules/words.ts'
import { Contacts } from './contacts.tsx'
import type { Memo } from './offline/device.ts'
import type { ReportState } from './offline/own-report.ts'
import classes from './sos.module.css'

/** What became of one's word, calmly, and whom to call where that is quicker. */
export function SosReportStatus({ state, contacts }: { state: ReportState } & Pick<Memo, 'contacts'>) {
  const isHelp = state.kind === 'refused' || (state.kind === 'waiting' ? state.ownReport.state : state.state) === 'help'
  const isLimited = state.kind === 'waiting' && state.cause === 'limit'
  return (
    <Stack gap="sm" className={classes['status'] ?? ''}>
      <StatusText state={state} />
      {isHelp || isLimited ? (
        <>
          <Text>
            <Trans>Если помощь нужна немедленно, звоните:</Trans>
          </Text>
          <Contacts contacts={contacts} />
        </>
      ) : null}
    </Stack>
  )
}

function StatusText({ state }: { state: ReportState }) {
  if (state.kind === 'received') {
    const [what, at] = [sosStateTitles[state.state], displayMoment(state.at)]
    return (
      <Text fw={600}>
        <Trans>
          «{what}» — сообщение получено {at}.
        </Trans>{' '}
        {sosStandingTexts[state.standing]}
      </Text>
    )
  }
  if (state.kind === 'refused')
    return (
      <Text fw={600}>
        <Trans>Сообщение не принято.</Trans> {state.reason}
      </Text>
    )
  const what = sosStateTitles[state.ownReport.state]
  if (state.cause === 'network')
    return (
      <Text fw={600}>
        <Trans>«{what}» сохранено на этом устройстве и уйдёт само, когда появится связь.</Trans>
      </Text>
    )
  if (state.cause === 'limit')
    return (
      <Text fw={600}>
        <Trans>
          «{what}» ещё не принято: с этого устройства или из этой сети уже пришло много сообщений. Отправим ещё раз
          сами; страницу не закрывайте.
        </Trans>
      </Text>
    )
  return (
    <Text fw={600}>
      <Trans>Отправляем «{what}»…</Trans>
    </Text>
  )
}
