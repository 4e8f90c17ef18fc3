import { useLingui } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import type { Reader } from '../../contract/readers.ts'
import { tieTitles } from '../../rules/reader-tie.ts'
import { ReaderName } from './reader-name.tsx'
import { Reasons } from './use-reader-columns.tsx'

/** A reader in the list on a phone. */
export function ReaderRowCard({ reader, seen }: { reader: Reader; seen: string }) {
  const { t } = useLingui()
  return (
    <>
      <ReaderName {...reader} />
      <Text size="sm" c="dimmed">
        {[tieTitles[reader.kind], ...reader.roles].join(' · ')}
      </Text>
      <Reasons reader={reader} />
      <Text size="sm">{t`Видит: ${seen}`}</Text>
    </>
  )
}
