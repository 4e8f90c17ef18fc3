import { plural, t } from '@lingui/core/macro'
import { request } from '#platform/web/api/index.ts'
import { accountOutboxes, type OutboxArea } from '#platform/web/outbox/index.ts'
import { saveSteps, type Step } from '../../contract/scores.ts'
import { journalDrafts, type Draft } from '../sheet/drafts.ts'
import { outcomeOf } from './outcome.ts'

const send: OutboxArea<Draft, Step>['send'] = async (groupId, steps) => {
  const { outcomes } = await request(saveSteps, { params: { id: String(groupId) }, body: { steps: [...steps] } })
  return outcomes.map(outcomeOf)
}

/** The queue of unsent marks of who is signed in. */
export const journalOutbox = accountOutboxes<Draft, Step>({
  name: 'journal',
  kind: journalDrafts,
  send,
  words: () => ({
    signedOut: t`Сеанс завершён: войдите снова, отметки сохранены`,
    refused: t`Сервер не принял отметки`,
    foreign: t`Отметки принадлежат другой учётной записи`,
  }),
  leaving: (count) => ({
    message: t`Не все отметки отправлены`,
    description: plural(count, {
      one: '# отметка останется на этом устройстве и будет отправлена, когда вы войдёте снова.',
      few: '# отметки останутся на этом устройстве и будут отправлены, когда вы войдёте снова.',
      other: '# отметок останутся на этом устройстве и будут отправлены, когда вы войдёте снова.',
    }),
    ok: t`Выйти`,
  }),
})
