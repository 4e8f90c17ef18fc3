import { Trans, useLingui } from '@lingui/react/macro'
import type { Column } from '#platform/web/list/index.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import type { Reader } from '../../contract/readers.ts'
import { tieTitles } from '../../rules/reader-tie.ts'
import { ReaderName } from './reader-name.tsx'

/** Columns of those who may see a person's data; `seenBy` says what one of them sees. */
export function useReaderColumns(seenBy: (reader: Reader) => string): Column<Reader>[] {
  const { t } = useLingui()
  return [
    { key: 'name', title: t`Кто`, sort: 'name', render: (reader) => <WithRoles reader={reader} /> },
    {
      key: 'kind',
      title: t`Группа`,
      sort: 'kind',
      width: 190,
      group: ({ kind }) => tieTitles[kind],
      render: ({ kind }) => tieTitles[kind],
    },
    { key: 'reasons', title: t`Почему`, render: (reader) => <Reasons reader={reader} /> },
    {
      key: 'parts',
      title: t`Что видит`,
      width: 240,
      render: (reader) => (
        <Text size="sm" style={{ whiteSpace: 'normal' }}>
          {seenBy(reader)}
        </Text>
      ),
    },
  ]
}

function WithRoles({ reader }: { reader: Reader }) {
  return (
    <Stack gap={0}>
      <ReaderName {...reader} />
      <Text size="sm" c="dimmed">
        {reader.roles.join(', ')}
      </Text>
    </Stack>
  )
}

/** Each reason on a line of its own. */
export function Reasons({ reader: { reasons, is_setting_up } }: { reader: Reader }) {
  return (
    <Stack gap={2}>
      {reasons.map((reason) => (
        <Text key={`${reason.id} ${reason.evidence}`} size="sm" style={{ whiteSpace: 'normal' }}>
          {reason.title}
        </Text>
      ))}
      {is_setting_up ? (
        <Text size="sm" c="dimmed">
          <Trans>увидит, когда настроит второй фактор</Trans>
        </Text>
      ) : null}
    </Stack>
  )
}
