import { useLingui } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import type { Reader } from '../../contract/readers.ts'
import { partTitle, readerKindTitles } from '../../rules/reader-kind.ts'
import { ReaderName } from './reader-name.tsx'
import { Reasons } from './use-reader-columns.tsx'

/** A reader in the list on a phone. */
export function ReaderRowCard({ reader }: { reader: Reader }) {
  const { t } = useLingui()
  const seen = reader.parts.map(partTitle).join(', ')
  return (
    <>
      <ReaderName {...reader} />
      <Text size="sm" c="dimmed">
        {[readerKindTitles[reader.kind], ...reader.roles].join(' · ')}
      </Text>
      <Reasons reader={reader} />
      <Text size="sm">{t`Видит: ${seen}`}</Text>
    </>
  )
}
