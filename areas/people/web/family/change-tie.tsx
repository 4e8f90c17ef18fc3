import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { reportAction, request } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group } from '#platform/web/ui/index.ts'
import { addRelative, changeRelative, removeRelative } from '../../contract/family.ts'
import type { Relative } from '../../contract/people.ts'
import { TieFields, tieBody, tieOf } from './tie-fields.tsx'
import { useRefreshFamily } from './use-refresh-family.ts'

interface Props {
  childId: number
  adultId: number
  relative: Relative
  onClose: () => void
}

/** What is known of a tie, as it may be changed; taken away where it was a mistake. */
export function ChangeTieForm({ childId, adultId, relative, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshFamily()
  const params = { id: String(relative.tie_id) }
  const entry = useEndpointForm(changeRelative, {
    initialValues: tieOf(relative),
    schema: z.looseObject({}),
    input: (values) => ({ params, body: { version: relative.version, ...tieBody(values) } }),
    onDone: async () => {
      await refresh()
      onClose()
    },
    onFailed: () => void refresh(),
  })
  const restore = () =>
    request(addRelative, {
      params: { id: String(childId) },
      body: { person_id: adultId, person: null, ...tieBody(tieOf(relative)) },
    })
      .then(refresh)
      .catch(reportAction)
  const remove = () =>
    request(removeRelative, { params, body: { version: relative.version } })
      .then(async () => {
        await refresh()
        onClose()
        notify.undoable(t`Родство убрано: ${relative.full_name}`, { label: t`Вернуть`, act: () => void restore() })
      })
      .catch(reportAction)
  return (
    <FormBody of={entry}>
      <TieFields of={entry} />
      <Group>
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          <Trans>Убрать: записано по ошибке</Trans>
        </Button>
      </Group>
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}
