import { Trans } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import { sosStateTitles } from '../../rules/words.ts'
import { Contacts } from './contacts.tsx'
import type { Memo } from './offline/device.ts'
import type { WordState } from './offline/own-word.ts'
import classes from './sos.module.css'

/** What became of one's word, calmly, and whom to call where that is quicker. */
export function SaidWord({ state, contacts }: { state: WordState } & Pick<Memo, 'contacts'>) {
  const isHelp = state.kind === 'refused' || (state.kind === 'waiting' ? state.word.state : state.state) === 'help'
  const isLimited = state.kind === 'waiting' && state.why === 'limit'
  return (
    <Stack gap="sm" className={classes['said'] ?? ''}>
      <Said state={state} />
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

function Said({ state }: { state: WordState }) {
  if (state.kind === 'received') {
    const [what, at] = [sosStateTitles[state.state], displayMoment(state.at)]
    return (
      <Text fw={600}>
        <Trans>
          «{what}» — сообщение получено {at}
        </Trans>
      </Text>
    )
  }
  if (state.kind === 'refused')
    return (
      <Text fw={600}>
        <Trans>Сообщение не принято.</Trans> {state.reason}
      </Text>
    )
  const what = sosStateTitles[state.word.state]
  if (state.why === 'network')
    return (
      <Text fw={600}>
        <Trans>«{what}» сохранено на этом устройстве и уйдёт само, когда появится связь.</Trans>
      </Text>
    )
  if (state.why === 'limit')
    return (
      <Text fw={600}>
        <Trans>Сейчас приходит очень много сообщений. «{what}» сохранено и уйдёт само; страницу не закрывайте.</Trans>
      </Text>
    )
  return (
    <Text fw={600}>
      <Trans>Отправляем «{what}»…</Trans>
    </Text>
  )
}
