import { Trans } from '@lingui/react/macro'
import { IconFileSpreadsheet, IconPrinter } from '#platform/web/icons/index.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { Button, PanelHead, Text } from '#platform/web/ui/index.ts'
import { exportGradeBook, type GradeBook } from '../../contract/grade-book.ts'

/** Whose book it is, and what can be taken of it. */
export function BookActions({ student }: { student: GradeBook['student'] }) {
  const { take, isTaking } = useSaveFile(exportGradeBook)
  return (
    <PanelHead
      title={student.full_name}
      beside={
        student.class_title === null ? null : (
          <Text c="dimmed">
            <Trans>{student.class_title} класс</Trans>
          </Text>
        )
      }
    >
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
        <Trans>Напечатать</Trans>
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} />}
        loading={isTaking}
        onClick={() => take({ params: { id: String(student.id) } })}
      >
        XLSX
      </Button>
    </PanelHead>
  )
}
