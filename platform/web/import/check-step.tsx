import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { call, sentenceOf } from '../api/index.ts'
import { dialog } from '../dialog/dialog.ts'
import type { ImportState } from './import-state.ts'
import { PanelHead } from '../ui/index.ts'
import { RowFilters } from './row-filters.tsx'
import { RowList } from './row-list.tsx'
import type { RowsPage } from './rows-page.ts'
import { UnknownColumns } from './unknown-columns.tsx'

interface Props {
  of: ImportDeclaration
  staged: RowsPage
  state: ImportState
}

/** Every row with its verdict: mended or left out here, and brought in when none is wrong any more. */
export function CheckStep({ of, staged, state }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const params = { id: String(staged.id) }
  const onSettled = () => client.invalidateQueries({ queryKey: keyOf(of.read) })
  const leaveOut = useMutation({ ...call(of.leaveOut), onSettled })
  const confirm = useMutation({ ...call(of.confirm), onSettled })
  const { new: made, changed, same, error, left_out: leftOut } = staged.counts
  const todo = made + changed
  const bringIn = async () => {
    const isSure = await dialog.confirm({
      message: t`Внести в школу строки таблицы: ${todo}?`,
      description: t`Будет добавлено: ${made}, изменено: ${changed}. Останется как есть: ${same}, пропущено: ${leftOut}.`,
      ok: t`Внести`,
    })
    if (!isSure) return
    await confirm.mutateAsync({ params, body: { new: made, changed } }).then(
      () => state.look({ show: 'all' }),
      () => undefined,
    )
  }
  const message = sentenceOf(confirm.error) ?? sentenceOf(leaveOut.error)
  return (
    <Stack gap="sm">
      <PanelHead title={<Trans>Проверка строк</Trans>} below={staged.file_name}>
        <Button variant="subtle" size="sm" onClick={() => state.open('new')}>
          <Trans>Другой файл</Trans>
        </Button>
        {error > 0 ? (
          <Button variant="default" size="sm" loading={leaveOut.isPending} onClick={() => leaveOut.mutate({ params })}>
            <Trans>Пропустить все с ошибками</Trans>
          </Button>
        ) : null}
        <Button size="sm" disabled={error > 0 || todo === 0} loading={confirm.isPending} onClick={() => void bringIn()}>
          <Plural
            value={todo}
            one="Внести # строку"
            few="Внести # строки"
            many="Внести # строк"
            other="Внести # строк"
          />
        </Button>
      </PanelHead>
      {error > 0 ? (
        <Text size="sm">
          <Trans>Исправьте строки с ошибками или пропустите их: остальные можно будет внести.</Trans>
        </Text>
      ) : todo === 0 ? (
        <Text size="sm">
          <Trans>Вносить нечего: всё из таблицы в школе уже есть.</Trans>
        </Text>
      ) : null}
      {staged.is_repeated ? (
        <Alert color="blue">
          <Trans>Этот самый файл вы сегодня уже вносили.</Trans>
        </Alert>
      ) : null}
      <UnknownColumns of={of} staged={staged} />
      {message === null ? null : (
        <Alert color="red" role="alert">
          {message}
        </Alert>
      )}
      <RowFilters counts={staged.counts} show={state.show} onShow={(show) => state.look({ show })} />
      <RowList of={of} staged={staged} state={state} isOpen />
    </Stack>
  )
}
