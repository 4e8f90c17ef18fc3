import { useLingui } from '@lingui/react/macro'
import { Skeleton, Stack } from '@mantine/core'

/** Grey lines where rows will stand. `height` in pixels: of the rows to come, so that nothing jumps. */
export function Loading({ lines = 8, height = 18 }: { lines?: number; height?: number }) {
  const { t } = useLingui()
  return (
    <Stack component="output" gap="sm" p="md" aria-label={t`Загружаем`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={height} width={line % 3 === 2 ? '70%' : '100%'} />
      ))}
    </Stack>
  )
}
