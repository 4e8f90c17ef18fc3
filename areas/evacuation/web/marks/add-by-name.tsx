import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, request, sentenceOf, uuid } from '#platform/web/api/index.ts'
import { Alert, Button } from '#platform/web/ui/index.ts'
import { createMarks } from '../../contract/marks.ts'
import { failures } from '../../contract/texts.ts'
import { tappedNow } from '../clock.ts'
import { takeIn } from './heard-marks.ts'

interface Props {
  name: string
  unitId: number
  onDone: () => void
}
/** Adds somebody whom no list knows: a guest, a parent. Sent again after a lost answer it is the same person. */
export function AddByName({ name, unitId, onDone }: Props) {
  const { t } = useLingui()
  const [clientId] = useState(uuid)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async () => {
    setSending(true)
    setFailure(null)
    try {
      const mark = { client_id: clientId, unit_id: unitId, name, tapped_at: tappedNow() }
      takeIn((await request(createMarks, { body: { marks: [mark] } })).items)
      onDone()
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 0
      setFailure(
        isAway ? t`Нет связи: добавьте ещё раз, когда она появится` : (sentenceOf(error) ?? failures.createMarks),
      )
      setSending(false)
    }
  }
  return (
    <>
      {failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <Button size="md" variant="default" loading={isSending} onClick={() => void add()}>
        <Trans>Нет в списках: добавить «{name}»</Trans>
      </Button>
    </>
  )
}
