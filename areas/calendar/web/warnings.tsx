import { Trans } from '@lingui/react/macro'
import { Alert, List } from '#platform/web/ui/index.ts'

/** Sentences about a year that may stand but are hardly meant. */
export function Warnings({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Alert color="orange" variant="light" title={<Trans>Проверьте календарь</Trans>} data-print="never">
      <List size="sm">
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
