import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, type MantineSize } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration, RecentImport } from '#platform/contract/import.ts'
import { call, sentenceOf } from '../api/index.ts'
import { displayMoment } from '../format/moment.ts'
import { dialog } from '../dialog/dialog.ts'

interface Props {
  of: ImportDeclaration
  staged: Pick<RecentImport, 'id' | 'done' | 'undone' | 'undo_job_id' | 'undo_until'>
  size?: MantineSize
}

/** «Отменить импорт»: what has been changed since stays, and is told row by row. */
export function UndoImport({ of, staged, size = 'sm' }: Props) {
  const { t } = useLingui()
  const { id, done, undone, undo_job_id, undo_until } = staged
  const client = useQueryClient()
  const undo = useMutation({
    ...call(of.undo),
    onSettled: () => Promise.all([of.read, of.recent].map((one) => client.invalidateQueries({ queryKey: keyOf(one) }))),
  })
  if (undo_job_id !== null || done - undone === 0) return null
  const ask = async () => {
    const isSure = await dialog.confirm({
      message: t`Отменить импорт целиком?`,
      description: t`Внесённых строк: ${done}. Отменить можно до ${displayMoment(undo_until)}. Что с тех пор изменили или на что уже ссылаются, останется: такие строки будут названы.`,
      ok: t`Отменить импорт`,
      cancel: t`Оставить`,
      isDangerous: true,
    })
    if (isSure) undo.mutate({ params: { id: String(id) } })
  }
  return (
    <>
      <Button variant="default" color="red" size={size} loading={undo.isPending} onClick={() => void ask()}>
        <Trans>Отменить импорт</Trans>
      </Button>
      {undo.isError ? (
        <Text size="sm" role="alert" c="red.8">
          {sentenceOf(undo.error) ?? t`Не получилось, повторите`}
        </Text>
      ) : null}
    </>
  )
}
