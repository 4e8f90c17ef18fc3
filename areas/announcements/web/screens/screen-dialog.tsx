import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf, type Output } from '#platform/contract/endpoint.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Checkbox, Stack, TextInput } from '#platform/web/ui/index.ts'
import { changeScreen, createScreen, listScreens, type Screen } from '../../contract/screens.ts'
import type { ScreenCode } from './code-dialog.tsx'

interface Props {
  /** Null: a new one. */
  screen: Screen | null
  contents: Output<typeof listScreens>['contents']
  onClose: () => void
  onCode: (code: ScreenCode) => void
}

/** Where a screen hangs and what it shows. */
export function ScreenDialog({ screen, contents, onClose, onCode }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const entry = useEndpointForm<typeof createScreen | typeof changeScreen, { name: string; shows: string[] }>(
    screen === null ? createScreen : changeScreen,
    {
      initialValues: { name: screen?.name ?? '', shows: screen?.shows ?? contents.map(({ key }) => key) },
      schema: z.looseObject({}),
      rules: {
        name: (name) => name.trim() !== '' || t`Назовите место, где висит экран`,
        shows: (shows) => shows.length > 0 || t`Выберите, что показывать`,
      },
      input: (body) => (screen === null ? { body } : { params: { id: String(screen.id) }, body }),
      onDone: async (answer) => {
        await client.invalidateQueries({ queryKey: keyOf(listScreens) })
        onClose()
        if ('code' in answer) onCode(answer)
      },
    },
  )
  const { form, field } = entry
  return (
    <FormDialog title={screen === null ? t`Новый экран` : screen.name} of={entry} onClose={onClose}>
      <TextInput label={t`Где висит`} withAsterisk maxLength={100} data-autofocus {...field('name')} />
      <Checkbox.Group
        label={t`Что показывать`}
        value={form.values.shows}
        error={form.errors['shows']}
        onChange={(shows) => form.setFieldValue('shows', shows)}
      >
        <Stack gap={6} mt={4}>
          {contents.map(({ key, title }) => (
            <Checkbox key={key} value={key} label={title} />
          ))}
        </Stack>
      </Checkbox.Group>
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
