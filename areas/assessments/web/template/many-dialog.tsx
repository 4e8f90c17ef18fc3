import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from '@mantine/form'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, Stack } from '#platform/web/ui/index.ts'
import { useCopy } from './use-copy.ts'
import { WorksFields, type WorksValues } from './works-fields.tsx'

interface Props {
  lineIds: readonly number[]
  onClose: () => void
  onDone: () => void
}

/** One plan for many lines: «для восьми классов по три СОР». */
export function ManyDialog({ lineIds, onClose, onDone }: Props) {
  const { t } = useLingui()
  const copy = useCopy()
  const form = useForm<WorksValues>({ initialValues: { works: [] } })
  const send = async () => {
    if (!(await copy(lineIds, { source: 'works', works: form.getValues().works }))) return
    onDone()
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t`План работ для строк: ${lineIds.length}`} size="lg">
      <Stack>
        <WorksFields form={form} />
        <FormFoot
          action={<Trans>Посмотреть и задать</Trans>}
          onAction={() => void send()}
          isDisabled={form.getValues().works.length === 0}
          onCancel={onClose}
        />
      </Stack>
    </Modal>
  )
}
