import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { createPerson } from '../../contract/people.ts'
import { AlikeAlert } from './alike-alert.tsx'
import { FormSections } from './form-sections.tsx'
import { keptDraft } from './kept-draft.ts'
import { blankValues, bodyOf, personRules } from './person-values.ts'
import { PersonSchema } from './person-schema.ts'
import { ownOf, useEditorTabs } from './use-editor-tabs.ts'
import { useRefreshPerson } from './use-record.ts'
import { useUnsaved } from './use-unsaved.ts'

/** Somebody new, of the kind whose list was open. */
export function NewForm({ slug }: { slug: PersonKindSlug | undefined }) {
  const navigate = useNavigate()
  const refresh = useRefreshPerson()
  const of = 'new'
  const [kept] = useState(() => keptDraft.read(of))
  const before = blankValues(slug)
  const tabsOf = useEditorTabs(null)
  const entry = useEndpointForm(createPerson, {
    initialValues: kept?.values ?? before,
    schema: PersonSchema,
    // as it keeps what is typed by itself
    isKept: false,
    rules: personRules,
    input: (values) => ({
      body: { ...bodyOf(values), own: ownOf(values, tabsOf(values.kinds)), position: values.position.trim() || null },
    }),
    onDone: async (made) => {
      leave()
      await refresh()
      await navigate({ to: '/users/$id', params: { id: String(made.id) } })
    },
  })
  const { values } = entry.form
  const isChanged = JSON.stringify(values) !== JSON.stringify(before)
  const { leave } = useUnsaved({
    of,
    draft: isChanged ? { version: 1, values } : null,
    save: () => entry.submit(),
  })
  return (
    <FormBody of={entry}>
      <AlikeAlert values={values} />
      <FormSections form={entry.form} record={null} tabs={tabsOf(values.kinds)} />
      <FormFoot
        isOnPage
        action={<Trans>Внести</Trans>}
        isSending={entry.isSending}
        cancel={<Trans>Очистить</Trans>}
        isCancelDisabled={!isChanged}
        onCancel={() => entry.form.setValues(before)}
      />
    </FormBody>
  )
}
