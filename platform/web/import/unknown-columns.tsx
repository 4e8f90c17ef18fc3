import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { Select } from '../ui/select.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { call, objectionsOf, sentenceOf } from '../api/index.ts'
import type { RowsPage } from './rows-page.ts'

interface Props {
  of: ImportDeclaration
  staged: RowsPage
}

/** Headings that the import does not know: whoever brings the file in says what they mean, and the next file is read so. */
export function UnknownColumns({ of, staged: { id, unknown_columns: unknown, known_columns: known } }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const map = useMutation({
    ...call(of.mapColumns),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(of.read) }),
  })
  if (unknown.length === 0) return null
  const choose = (place: number, key: string | null) =>
    map.mutate({
      params: { id: String(id) },
      body: { columns: unknown.map(({ column }, index) => (index === place ? key : column)) },
    })
  const isFree = (key: string, place: number) =>
    !known.includes(key) && !unknown.some(({ column }, index) => index !== place && column === key)
  const message = objectionsOf(map.error)[0]?.msg ?? sentenceOf(map.error)
  return (
    <Alert color="yellow" title={t`Незнакомые столбцы`}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Укажите, что в них, или оставьте как есть: тогда они не будут внесены. Выбор запомнится для следующих
            таблиц.
          </Trans>
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
          {unknown.map(({ title, column }, place) => (
            <Select
              key={`${place} ${title}`}
              size="xs"
              label={title}
              placeholder={t`Не вносить`}
              clearable
              clearButtonProps={{ 'aria-label': t`Не вносить: ${title}` }}
              disabled={map.isPending}
              data={of.columns
                .filter(({ key }) => isFree(key, place))
                .map(({ key, title: label }) => ({ value: key, label }))}
              value={column}
              onChange={(key) => choose(place, key)}
            />
          ))}
        </SimpleGrid>
        {message === null || message === undefined ? null : (
          <Text size="sm" role="alert" c="red.8">
            {message}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
