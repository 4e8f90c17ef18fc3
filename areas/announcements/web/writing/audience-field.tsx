import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { MultiSelect, Stack, Text } from '#platform/web/ui/index.ts'
import { previewAudience, type AudienceLine, type readAudienceChoices } from '../../contract/audience.ts'
import { audienceKey } from '../../rules/audience-key.ts'
import { audienceLines } from './audience-lines.ts'
import { reachWords } from './reach-words.ts'

interface Props {
  choices: Output<typeof readAudienceChoices>
  value: readonly AudienceLine[]
  onChange: (audience: AudienceLine[]) => void
  error?: ReactNode
}

/** To whom: any of the sets together, with how many people that is. */
export function AudienceField({ choices, value, onChange, error }: Props) {
  const { t } = useLingui()
  const lines = audienceLines(choices)
  const groups = Map.groupBy(lines, ({ group }) => group)
  const keys = value.map(audienceKey)
  const known = new Map(value.map((line) => [audienceKey(line), line]))
  return (
    <Stack gap={4}>
      <MultiSelect
        label={t`Кому`}
        withAsterisk
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Убрать всех` }}
        nothingFoundMessage={t`Ничего не найдено`}
        placeholder={keys.length === 0 ? t`Все, родители 8А, сотрудники…` : ''}
        data={[...groups].map(([group, items]) => ({
          group,
          items: items.map(({ value: key, label }) => ({ value: key, label })),
        }))}
        value={keys}
        error={error}
        onChange={(chosen) =>
          onChange(chosen.flatMap((key) => lines.find(({ value: one }) => one === key)?.line ?? known.get(key) ?? []))
        }
      />
      <ReachLine audience={value} />
    </Stack>
  )
}

/** How many people it reaches today, before it is sent. */
function ReachLine({ audience }: { audience: readonly AudienceLine[] }) {
  const reach = useQuery({
    queryKey: [previewAudience.path, audience.map(audienceKey)],
    queryFn: ({ signal }) => request(previewAudience, { body: { audience: [...audience] } }, { signal }),
    enabled: audience.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (audience.length === 0 || reach.data === undefined) return null
  return (
    <Text component="output" size="sm">
      <Trans>Дойдёт до: {reachWords(reach.data)}</Trans>
    </Text>
  )
}
