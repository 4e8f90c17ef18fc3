import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Button, Group, Modal, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { correctName, readNameForms, type NameForm } from '../../contract/names.ts'
import { previewTemplate } from '../../contract/preview.ts'
import { caseIn, languageTitle } from '../template-titles.ts'

interface FormProps {
  form: NameForm
  onSave: (fullName: string | null) => Promise<unknown>
}
/** One form: as papers write it; what is typed over it holds for all papers. */
function NameFormField({ form, onSave }: FormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(form.corrected ?? form.computed)
  const isChanged = typed.trim() !== (form.corrected ?? form.computed)
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        style={{ flex: 1 }}
        label={caseIn(form.language, form.case)}
        description={form.corrected === null ? undefined : t`Исправлено. Само пишется так: ${form.computed}`}
        maxLength={300}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isChanged ? (
        <Button size="sm" disabled={typed.trim() === ''} onClick={() => void onSave(typed.trim())}>
          <Trans>Исправить</Trans>
        </Button>
      ) : form.corrected === null ? null : (
        <Button size="sm" variant="default" onClick={() => void onSave(null)}>
          <Trans>Вернуть</Trans>
        </Button>
      )}
    </Group>
  )
}

/** A person's name in all cases: what is corrected here holds for all papers to come. */
export function NamesDialog({ personId, onClose }: { personId: number; onClose: () => void }) {
  const { t } = useLingui()
  const params = { id: String(personId) }
  const names = useQuery(query(readNameForms, { params }))
  const client = useQueryClient()
  const { act } = useActions([readNameForms])
  const save = async (form: NameForm, fullName: string | null) => {
    await act(correctName, { params, body: { language: form.language, case: form.case, full_name: fullName } })
    await client.invalidateQueries({ queryKey: keyOf(previewTemplate) })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
      title={<Trans>Имя в падежах</Trans>}
      size="lg"
    >
      <Answer of={names}>
        {({ full_name, forms }) => (
          <Stack gap="sm">
            <Text fw={600}>{full_name}</Text>
            <Text size="sm" c="dimmed">
              <Trans>Исправленное здесь встанет во все новые документы об этом человеке</Trans>
            </Text>
            {(['ru', 'kk'] as const).map((language) => (
              <Stack key={language} gap="xs">
                <Text size="sm" fw={600}>
                  {languageTitle(language)}
                </Text>
                {forms
                  .filter((form) => form.language === language)
                  .map((form) => (
                    <NameFormField
                      key={`${form.case} ${form.corrected ?? ''}`}
                      form={form}
                      onSave={(fullName) => save(form, fullName)}
                    />
                  ))}
              </Stack>
            ))}
          </Stack>
        )}
      </Answer>
    </Modal>
  )
}
