import { Trans } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import type { Mode } from '../rules/words.ts'

/** What whoever sees the banner is to do about it, where that is not plain: nothing is said of an alarm in earnest. */
export function ModeHint({ mode }: { mode: Mode }) {
  if (mode === 'alarm') return null
  return (
    <Text fw={600}>
      {mode === 'test' ? (
        <Trans>Только проверка связи: выходить никуда не нужно, оставайтесь на уроке.</Trans>
      ) : (
        <Trans>Это учение: опасности нет, но делайте всё как при настоящей тревоге.</Trans>
      )}
    </Text>
  )
}
