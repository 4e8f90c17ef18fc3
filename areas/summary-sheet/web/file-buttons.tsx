import { useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet, IconFileTypePdf, IconPrinter } from '#platform/web/icons/index.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { useSaveFile, type FileCall } from '#platform/web/save-file.ts'
import { Button, Group } from '#platform/web/ui/index.ts'

interface Props<Book extends FileCall, Paper extends FileCall> {
  book: Book
  paper: Paper
  input: Input<Book> & Input<Paper>
}

/** What is shown, to take along: XLSX, PDF, or from the printer. */
export function FileButtons<Book extends FileCall, Paper extends FileCall>({ book, paper, input }: Props<Book, Paper>) {
  const { t } = useLingui()
  const [asBook, asPaper] = [useSaveFile(book), useSaveFile(paper)]
  const common = { variant: 'default', size: 'xs', h: 36 } as const
  return (
    <Group gap="xs" data-print="never">
      <Button
        {...common}
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        aria-label={t`Скачать XLSX`}
        loading={asBook.isTaking}
        onClick={() => asBook.take(input)}
      >
        XLSX
      </Button>
      <Button
        {...common}
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        aria-label={t`Скачать PDF`}
        loading={asPaper.isTaking}
        onClick={() => asPaper.take(input)}
      >
        PDF
      </Button>
      <Button
        {...common}
        visibleFrom="sm"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t`Печать`}
      </Button>
    </Group>
  )
}
