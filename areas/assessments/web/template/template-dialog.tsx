import { useLingui } from '@lingui/react/macro'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { listAttestation, readAttestation, type AttestationCard } from '../../contract/attestation.ts'
import { changeTemplate, TemplateWorks } from '../../contract/template.ts'
import { lineTitle } from '../attestation/line-title.ts'
import { WorksFields } from './works-fields.tsx'

interface Props {
  line: AttestationCard
  onClose: () => void
}

/** The works that the groups of a line write, quarter by quarter. */
export function TemplateDialog({ line, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useActions([readAttestation, listAttestation])
  const params = { id: String(line.id) }
  const entry = useEndpointForm(changeTemplate, {
    initialValues: { works: line.template.works },
    schema: TemplateWorks,
    input: ({ works }) => ({ params, body: { works, version: line.template.version } }),
    onDone: async (after) => {
      onClose()
      await refresh()
      notify.undoable(t`${lineTitle(line)}: план сохранён`, {
        label: t`Отменить`,
        act: () =>
          void act(changeTemplate, { params, body: { works: line.template.works, version: after.template.version } }),
      })
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`План работ: ${lineTitle(line)}`} size="lg">
      <WorksFields form={entry.form} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
