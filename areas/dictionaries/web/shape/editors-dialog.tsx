import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Answer, Checkbox, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { changeEditors, readEditors, type Dictionary, type Editors } from '../../contract/dictionaries.ts'
import { useActions } from '../use-actions.ts'

interface Props {
  dictionary: Dictionary
  onClose: () => void
}

/** The roles that keep a dictionary, of those that write records at all. */
export function EditorsDialog({ dictionary, onClose }: Props) {
  const { t } = useLingui()
  const editors = useQuery(query(readEditors, { params: { id: String(dictionary.id) } }))
  const { title } = dictionary
  return (
    <Modal opened onClose={onClose} title={t`Кто ведёт «${title}»`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Answer of={editors}>
        {(found) => <Choice key={found.version} dictionary={dictionary} editors={found} onClose={onClose} />}
      </Answer>
    </Modal>
  )
}

function Choice({ dictionary, editors, onClose }: Props & { editors: Editors }) {
  const { t } = useLingui()
  const { act } = useActions()
  const [isSending, setSending] = useState(false)
  const able = editors.roles.filter(({ is_editor, may_write }) => is_editor || may_write)
  const [chosen, setChosen] = useState(able.filter(({ is_editor }) => is_editor).map(({ id }) => String(id)))
  const save = async () => {
    setSending(true)
    const body = { version: editors.version, role_ids: chosen.map(Number) }
    const done = await act(changeEditors, { params: { id: String(dictionary.id) }, body })
    setSending(false)
    if (done !== null) onClose()
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <Trans>
          Здесь роли, которым в настройках ролей разрешено записывать в справочники. Остальные только читают.
        </Trans>
      </Text>
      <Checkbox.Group label={t`Роли`} value={chosen} onChange={setChosen}>
        <Stack gap={8} mt={8}>
          {able.map(({ id, title }) => (
            <Checkbox key={id} value={String(id)} label={title} />
          ))}
        </Stack>
      </Checkbox.Group>
      <FormFoot onAction={() => void save()} isSending={isSending} onCancel={onClose} />
    </Stack>
  )
}
