import { Plural, useLingui } from '@lingui/react/macro'
import { Button, Group, Table, Text } from '@mantine/core'
import { IconDownload } from '#platform/web/icons/index.ts'
import { takeLongJobArchive, takeLongJobFile, type LongJobFile } from '#platform/contract/long-jobs.ts'
import { displayMoment } from '../format/moment.ts'
import { useSaveFile } from '../save-file.ts'

interface TakeProps {
  of: typeof takeLongJobFile
  file: LongJobFile
  label: string
  children: string
}
function Take({ of, file: { job_id, number }, label, children }: TakeProps) {
  const { take, isTaking } = useSaveFile(of)
  return (
    <Button
      variant="default"
      size="xs"
      disabled={isTaking}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={label}
      title={label}
      onClick={() => take({ params: { id: String(job_id), number: String(number) } })}
    >
      {children}
    </Button>
  )
}

/** Files that jobs have made, each with the ways to take it. */
export function JobFiles({ files, label }: { files: readonly LongJobFile[]; label: string }) {
  const { t } = useLingui()
  return (
    <Table aria-label={label}>
      <Table.Tbody>
        {files.map((file) => {
          const { job_id, number, name, sheets, made_at, has_archive } = file
          return (
            <Table.Tr key={`${job_id} ${number}`}>
              <Table.Td>
                {name}
                <Text size="sm" c="dimmed">
                  {displayMoment(made_at)},{' '}
                  <Plural value={sheets} one="# документ" few="# документа" many="# документов" other="# документа" />
                </Text>
              </Table.Td>
              <Table.Td ta="right">
                <Group gap="xs" justify="flex-end" wrap="nowrap">
                  <Take of={takeLongJobFile} file={file} label={t`Скачать ${name}`}>
                    PDF
                  </Take>
                  {has_archive ? (
                    <Take of={takeLongJobArchive} file={file} label={t`Скачать по одному в ZIP: ${name}`}>
                      ZIP
                    </Take>
                  ) : null}
                </Group>
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}
