import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { call, sentenceOf } from '../api/index.ts'
import { dialog } from '../dialog/dialog.ts'
import type { RowsPage } from './rows-page.ts'

interface Props {
  of: ImportDeclaration
  staged: RowsPage
}

/** «Отменить импорт»: what has been changed since stays, and is told row by row. */
export function UndoImport({ of, staged: { id, done, undone, undo_job_id } }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const undo = useMutation({
    ...call(of.undo),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of.read) }),
  })
  if (undo_job_id !== null || done - undone === 0) return null
  const ask = async () => {
    const isSure = await dialog.confirm({
      message: t`Отменить импорт целиком?`,
      description: t`Внесённых строк: ${done}. Что с тех пор изменили или на что уже ссылаются, останется: такие строки будут названы.`,
      ok: t`Отменить импорт`,
      cancel: t`Оставить`,
      isDangerous: true,
    })
    if (isSure) undo.mutate({ params: { id: String(id) } })
  }
  return (
    <>
      <Button variant="default" color="red" loading={undo.isPending} onClick={() => void ask()}>
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
